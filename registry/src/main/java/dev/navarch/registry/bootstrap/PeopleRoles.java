package dev.navarch.registry.bootstrap;

import static dev.navarch.registry.bootstrap.BuiltInRole.aggregatedClusterRole;
import static dev.navarch.registry.bootstrap.BuiltInRole.clusterRole;
import static dev.navarch.registry.bootstrap.BuiltInRole.group;
import static dev.navarch.registry.bootstrap.RuleNotation.ALL;
import static dev.navarch.registry.bootstrap.RuleNotation.APPS;
import static dev.navarch.registry.bootstrap.RuleNotation.AUTHENTICATION;
import static dev.navarch.registry.bootstrap.RuleNotation.AUTHORIZATION;
import static dev.navarch.registry.bootstrap.RuleNotation.AUTOSCALING;
import static dev.navarch.registry.bootstrap.RuleNotation.BATCH;
import static dev.navarch.registry.bootstrap.RuleNotation.COORDINATION;
import static dev.navarch.registry.bootstrap.RuleNotation.CORE;
import static dev.navarch.registry.bootstrap.RuleNotation.DISCOVERY;
import static dev.navarch.registry.bootstrap.RuleNotation.EVENTS;
import static dev.navarch.registry.bootstrap.RuleNotation.EXTENSIONS;
import static dev.navarch.registry.bootstrap.RuleNotation.NETWORKING;
import static dev.navarch.registry.bootstrap.RuleNotation.POLICY;
import static dev.navarch.registry.bootstrap.RuleNotation.RBAC;
import static dev.navarch.registry.bootstrap.RuleNotation.READ;
import static dev.navarch.registry.bootstrap.RuleNotation.RESOURCE;
import static dev.navarch.registry.bootstrap.RuleNotation.WRITE;
import static dev.navarch.registry.bootstrap.RuleNotation.rule;

import java.util.List;

/** Cluster roles meant to be given to people, and those that everybody has. */
final class PeopleRoles {
  private PeopleRoles() {}

  static List<BuiltInRole> all() {
    return List.of(
        clusterRole("cluster-admin", rule(ALL).in(ALL).on(ALL), rule(ALL).at(ALL))
            .boundTo(group("system:masters")),
        aggregatedClusterRole("admin"),
        aggregatedClusterRole("edit").aggregatedTo("admin"),
        aggregatedClusterRole("view").aggregatedTo("edit"),
        clusterRole(
                "system:aggregate-to-admin",
                rule("create").in(AUTHORIZATION).on("localsubjectaccessreviews"),
                rule(READ, WRITE).in(RBAC).on("rolebindings", "roles"))
            .aggregatedTo("admin"),
        clusterRole(
                "system:aggregate-to-edit",
                rule(READ)
                    .on("pods/attach pods/exec pods/portforward pods/proxy secrets services/proxy"),
                rule("impersonate").on("serviceaccounts"),
                rule(WRITE).on("pods pods/attach pods/exec pods/portforward pods/proxy"),
                rule("create").on("pods/eviction"),
                rule(WRITE)
                    .on(
                        "configmaps persistentvolumeclaims replicationcontrollers",
                        "replicationcontrollers/scale secrets serviceaccounts services",
                        "services/proxy"),
                rule("create").on("serviceaccounts/token"),
                rule(WRITE).in(CORE, EVENTS).on("events"),
                rule(WRITE)
                    .in(APPS)
                    .on(
                        "daemonsets deployments deployments/rollback deployments/scale",
                        "replicasets replicasets/scale statefulsets statefulsets/scale"),
                rule(WRITE).in(AUTOSCALING).on("horizontalpodautoscalers"),
                rule(WRITE).in(BATCH).on("cronjobs", "jobs"),
                rule(WRITE)
                    .in(EXTENSIONS)
                    .on(
                        "daemonsets deployments deployments/rollback deployments/scale ingresses",
                        "networkpolicies replicasets replicasets/scale",
                        "replicationcontrollers/scale"),
                rule(WRITE).in(POLICY).on("poddisruptionbudgets"),
                rule(WRITE).in(NETWORKING).on("ingresses", "networkpolicies"),
                rule(READ, WRITE).in(COORDINATION).on("leases"),
                rule(WRITE).in(RESOURCE).on("resourceclaims", "resourceclaimtemplates"))
            .aggregatedTo("edit"),
        clusterRole(
                "system:aggregate-to-view",
                rule(READ)
                    .on(
                        "configmaps endpoints persistentvolumeclaims",
                        "persistentvolumeclaims/status pods replicationcontrollers",
                        "replicationcontrollers/scale serviceaccounts services services/status"),
                rule(READ)
                    .on(
                        "bindings limitranges namespaces/status pods/log pods/status",
                        "replicationcontrollers/status resourcequotas resourcequotas/status"),
                rule(READ).on("namespaces"),
                rule(READ).in(CORE, EVENTS).on("events"),
                rule(READ).in(DISCOVERY).on("endpointslices"),
                rule(READ)
                    .in(APPS)
                    .on(
                        "controllerrevisions daemonsets daemonsets/status deployments",
                        "deployments/scale deployments/status replicasets replicasets/scale",
                        "replicasets/status statefulsets statefulsets/scale statefulsets/status"),
                rule(READ)
                    .in(AUTOSCALING)
                    .on("horizontalpodautoscalers", "horizontalpodautoscalers/status"),
                rule(READ).in(BATCH).on("cronjobs cronjobs/status jobs jobs/status"),
                rule(READ)
                    .in(EXTENSIONS)
                    .on(
                        "daemonsets daemonsets/status deployments deployments/scale",
                        "deployments/status ingresses ingresses/status networkpolicies",
                        "replicasets replicasets/scale replicasets/status",
                        "replicationcontrollers/scale"),
                rule(READ).in(POLICY).on("poddisruptionbudgets", "poddisruptionbudgets/status"),
                rule(READ).in(NETWORKING).on("ingresses", "ingresses/status", "networkpolicies"),
                rule(READ)
                    .in(RESOURCE)
                    .on("resourceclaims", "resourceclaims/status", "resourceclaimtemplates"))
            .aggregatedTo("view"),
        clusterRole(
                "system:basic-user",
                rule("create")
                    .in(AUTHORIZATION)
                    .on("selfsubjectaccessreviews", "selfsubjectrulesreviews"),
                rule("create").in(AUTHENTICATION).on("selfsubjectreviews"))
            .boundTo(group("system:authenticated")),
        clusterRole(
                "system:discovery",
                rule("get")
                    .at(
                        "/api /api/* /apis /apis/* /healthz /livez /openapi /openapi/* /readyz",
                        "/version /version/"))
            .boundTo(group("system:authenticated")),
        clusterRole(
                "system:public-info-viewer",
                rule("get").at("/healthz /livez /readyz /version /version/"))
            .boundTo(group("system:authenticated"), group("system:unauthenticated")),
        clusterRole(
                "system:monitoring",
                rule("get")
                    .at(
                        "/flagz /healthz /healthz/* /livez /livez/* /metrics /metrics/slis",
                        "/readyz /readyz/* /statusz"),
                rule("get").on("nodes/metrics"))
            .boundTo(group("system:monitoring")),
        clusterRole(
                "system:service-account-issuer-discovery",
                rule("get")
                    .at(
                        "/.well-known/openid-configuration /.well-known/openid-configuration/",
                        "/openid/v1/jwks /openid/v1/jwks/"))
            .boundTo(group("system:serviceaccounts")));
  }
}
