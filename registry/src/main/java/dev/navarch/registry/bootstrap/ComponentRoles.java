package dev.navarch.registry.bootstrap;

import static dev.navarch.registry.bootstrap.BuiltInRole.clusterRole;
import static dev.navarch.registry.bootstrap.BuiltInRole.serviceAccount;
import static dev.navarch.registry.bootstrap.BuiltInRole.user;
import static dev.navarch.registry.bootstrap.RuleNotation.ALL;
import static dev.navarch.registry.bootstrap.RuleNotation.APPS;
import static dev.navarch.registry.bootstrap.RuleNotation.AUTHENTICATION;
import static dev.navarch.registry.bootstrap.RuleNotation.AUTHORIZATION;
import static dev.navarch.registry.bootstrap.RuleNotation.CERTIFICATES;
import static dev.navarch.registry.bootstrap.RuleNotation.COORDINATION;
import static dev.navarch.registry.bootstrap.RuleNotation.DISCOVERY;
import static dev.navarch.registry.bootstrap.RuleNotation.EXTENSIONS;
import static dev.navarch.registry.bootstrap.RuleNotation.NETWORKING;
import static dev.navarch.registry.bootstrap.RuleNotation.POLICY;
import static dev.navarch.registry.bootstrap.RuleNotation.READ;
import static dev.navarch.registry.bootstrap.RuleNotation.RESOURCE;
import static dev.navarch.registry.bootstrap.RuleNotation.STORAGE;
import static dev.navarch.registry.bootstrap.RuleNotation.WRITE;
import static dev.navarch.registry.bootstrap.RuleNotation.recordEvents;
import static dev.navarch.registry.bootstrap.RuleNotation.rule;

import java.util.List;

/** Cluster roles of the parts that a cluster consists of. */
final class ComponentRoles {
  private ComponentRoles() {}

  static List<BuiltInRole> all() {
    return List.of(
        clusterRole(
                "system:node",
                rule("create").in(AUTHENTICATION).on("tokenreviews"),
                rule("create")
                    .in(AUTHORIZATION)
                    .on("localsubjectaccessreviews", "subjectaccessreviews"),
                rule(READ).on("services"),
                rule(READ, "create").on("nodes"),
                rule("patch", "update").on("nodes/status"),
                rule("patch", "update").on("nodes"),
                recordEvents(),
                rule(READ).on("pods"),
                rule("create", "delete").on("pods"),
                rule("patch", "update").on("pods/status"),
                rule("create").on("pods/eviction"),
                rule(READ).on("configmaps", "secrets"),
                rule("get").on("persistentvolumeclaims", "persistentvolumes"),
                rule("get").on("endpoints"),
                rule(READ, "create").in(CERTIFICATES).on("certificatesigningrequests"),
                rule("create", "delete", "get", "patch", "update").in(COORDINATION).on("leases"),
                rule("get").in(STORAGE).on("volumeattachments"),
                rule("create").on("serviceaccounts/token"),
                rule("get", "patch", "update").on("persistentvolumeclaims/status"),
                rule(READ).in(STORAGE).on("csidrivers"),
                rule("create", "delete", "get", "patch", "update").in(STORAGE).on("csinodes"),
                rule(READ).in("node.k8s.io").on("runtimeclasses"),
                rule("get").in(RESOURCE).on("resourceclaims"),
                rule("deletecollection").in(RESOURCE).on("resourceslices"),
                rule("get").on("serviceaccounts"))
            .boundTo(),
        clusterRole(
            "system:node-bootstrapper",
            rule(READ, "create").in(CERTIFICATES).on("certificatesigningrequests")),
        clusterRole(
            "system:node-problem-detector",
            rule("get").on("nodes"),
            rule("patch").on("nodes/status"),
            recordEvents()),
        clusterRole(
                "system:node-proxier",
                rule("list", "watch").on("endpoints", "services"),
                rule(READ).on("nodes"),
                recordEvents(),
                rule("list", "watch").in(NETWORKING).on("servicecidrs"),
                rule("list", "watch").in(DISCOVERY).on("endpointslices"))
            .boundTo(user("system:kube-proxy")),
        clusterRole(
            "system:kubelet-api-admin",
            rule(READ).on("nodes"),
            rule("proxy").on("nodes"),
            rule(ALL).on("nodes/log nodes/metrics nodes/proxy nodes/stats"),
            rule(ALL).on("nodes/configz", "nodes/healthz", "nodes/pods")),
        clusterRole(
                "system:kube-controller-manager",
                recordEvents(),
                rule("create").in(COORDINATION).on("leases"),
                rule("get", "update")
                    .in(COORDINATION)
                    .named("kube-controller-manager")
                    .on("leases"),
                rule("create").on("secrets", "serviceaccounts"),
                rule("delete").on("secrets"),
                rule("get").on("configmaps namespaces secrets serviceaccounts"),
                rule("update").on("secrets", "serviceaccounts"),
                rule("create").in(AUTHENTICATION).on("tokenreviews"),
                rule("create").in(AUTHORIZATION).on("subjectaccessreviews"),
                rule("list", "watch").in(ALL).on(ALL),
                rule("create").on("serviceaccounts/token"))
            .boundTo(user("system:kube-controller-manager")),
        clusterRole(
                "system:kube-scheduler",
                recordEvents(),
                rule("create").in(COORDINATION).on("leases"),
                rule(READ, "update").in(COORDINATION).named("kube-scheduler").on("leases"),
                rule(READ, WRITE).in(COORDINATION).on("leasecandidates"),
                rule(READ).on("nodes"),
                rule(READ, "delete").on("pods"),
                rule("create").on("bindings", "pods/binding"),
                rule("patch", "update").on("pods/status"),
                rule(READ).on("replicationcontrollers", "services"),
                rule(READ).in(APPS, EXTENSIONS).on("replicasets"),
                rule(READ).in(APPS).on("statefulsets"),
                rule(READ).in(POLICY).on("poddisruptionbudgets"),
                rule(READ).on("persistentvolumeclaims", "persistentvolumes"),
                rule("create").in(AUTHENTICATION).on("tokenreviews"),
                rule("create").in(AUTHORIZATION).on("subjectaccessreviews"),
                rule(READ).in(STORAGE).on("csinodes"),
                rule(READ).in(STORAGE).on("volumeattachments"),
                rule(READ).on("namespaces"),
                rule(READ).in(STORAGE).on("csidrivers"),
                rule(READ).in(STORAGE).on("csistoragecapacities"),
                rule(READ).in(RESOURCE).on("deviceclasses"),
                rule(READ, "patch", "update").in(RESOURCE).on("resourceclaims"),
                rule(READ, "patch", "update").in(RESOURCE).on("resourceclaims/status"),
                rule("update").on("pods/finalizers"),
                rule(READ).in(RESOURCE).on("resourceslices"),
                rule("create", "delete").in(RESOURCE).on("resourceclaims"),
                rule("patch", "update").in(RESOURCE).on("resourceclaims/binding"))
            .boundTo(user("system:kube-scheduler")),
        clusterRole(
                "system:volume-scheduler",
                rule(READ, "patch", "update").on("persistentvolumes"),
                rule(READ).in(STORAGE).on("storageclasses"),
                rule(READ, "patch", "update").on("persistentvolumeclaims"))
            .boundTo(user("system:kube-scheduler")),
        clusterRole("system:kube-aggregator", rule(READ).on("endpoints", "services")),
        clusterRole("system:kube-dns", rule("list", "watch").on("endpoints", "services"))
            .boundTo(serviceAccount("kube-dns")),
        clusterRole(
            "system:auth-delegator",
            rule("create").in(AUTHENTICATION).on("tokenreviews"),
            rule("create").in(AUTHORIZATION).on("subjectaccessreviews")),
        clusterRole(
            "system:heapster",
            rule(READ).on("events namespaces nodes pods"),
            rule(READ).in(EXTENSIONS).on("deployments")),
        clusterRole(
            "system:persistent-volume-provisioner",
            rule(READ, "create", "delete").on("persistentvolumes"),
            rule(READ, "update").on("persistentvolumeclaims"),
            rule(READ).in(STORAGE).on("storageclasses"),
            rule("watch").on("events"),
            recordEvents()));
  }
}
