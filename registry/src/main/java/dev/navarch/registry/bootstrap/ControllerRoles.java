package dev.navarch.registry.bootstrap;

import static dev.navarch.registry.bootstrap.BuiltInRole.clusterRole;
import static dev.navarch.registry.bootstrap.BuiltInRole.serviceAccount;
import static dev.navarch.registry.bootstrap.RuleNotation.ALL;
import static dev.navarch.registry.bootstrap.RuleNotation.APPS;
import static dev.navarch.registry.bootstrap.RuleNotation.AUTHORIZATION;
import static dev.navarch.registry.bootstrap.RuleNotation.AUTOSCALING;
import static dev.navarch.registry.bootstrap.RuleNotation.BATCH;
import static dev.navarch.registry.bootstrap.RuleNotation.CERTIFICATES;
import static dev.navarch.registry.bootstrap.RuleNotation.DISCOVERY;
import static dev.navarch.registry.bootstrap.RuleNotation.EXTENSIONS;
import static dev.navarch.registry.bootstrap.RuleNotation.NETWORKING;
import static dev.navarch.registry.bootstrap.RuleNotation.POLICY;
import static dev.navarch.registry.bootstrap.RuleNotation.RBAC;
import static dev.navarch.registry.bootstrap.RuleNotation.READ;
import static dev.navarch.registry.bootstrap.RuleNotation.RESOURCE;
import static dev.navarch.registry.bootstrap.RuleNotation.STORAGE;
import static dev.navarch.registry.bootstrap.RuleNotation.recordEvents;
import static dev.navarch.registry.bootstrap.RuleNotation.rule;

import dev.navarch.api.rbac.v1.PolicyRule;
import java.util.List;

/** Cluster roles of the built-in controllers, each bound to a service account of its own. */
final class ControllerRoles {
  private ControllerRoles() {}

  static List<BuiltInRole> all() {
    return List.of(
        controller(
            "attachdetach-controller",
            rule("list", "watch").on("persistentvolumeclaims", "persistentvolumes"),
            rule(READ).on("nodes"),
            rule("patch", "update").on("nodes/status"),
            rule("list", "watch").on("pods"),
            recordEvents(),
            rule(READ, "create", "delete").in(STORAGE).on("volumeattachments"),
            rule(READ).in(STORAGE).on("csidrivers"),
            rule(READ).in(STORAGE).on("csinodes")),
        controller(
            "certificate-controller",
            rule(READ, "delete").in(CERTIFICATES).on("certificatesigningrequests"),
            rule("update")
                .in(CERTIFICATES)
                .on("certificatesigningrequests/approval", "certificatesigningrequests/status"),
            rule("approve")
                .in(CERTIFICATES)
                .named("kubernetes.io/kube-apiserver-client-kubelet")
                .on("signers"),
            rule("sign")
                .in(CERTIFICATES)
                .named(
                    "kubernetes.io/kube-apiserver-client",
                    "kubernetes.io/kube-apiserver-client-kubelet",
                    "kubernetes.io/kubelet-serving kubernetes.io/legacy-unknown")
                .on("signers"),
            rule("create").in(AUTHORIZATION).on("subjectaccessreviews"),
            recordEvents()),
        controller(
            "clusterrole-aggregation-controller",
            rule(READ, "escalate", "patch", "update").in(RBAC).on("clusterroles")),
        controller(
            "cronjob-controller",
            rule(READ, "update").in(BATCH).on("cronjobs"),
            rule(READ, "create", "delete", "patch", "update").in(BATCH).on("jobs"),
            rule("update").in(BATCH).on("cronjobs/status"),
            rule("update").in(BATCH).on("cronjobs/finalizers"),
            rule("delete", "list", "watch").on("pods"),
            recordEvents()),
        controller(
            "daemon-set-controller",
            rule(READ).in(APPS, EXTENSIONS).on("daemonsets"),
            rule("update").in(APPS, EXTENSIONS).on("daemonsets/status"),
            rule("update").in(APPS, EXTENSIONS).on("daemonsets/finalizers"),
            rule("list", "watch").on("nodes"),
            rule("create", "delete", "list", "patch", "watch").on("pods"),
            rule("create").on("pods/binding"),
            rule(READ, "create", "delete", "patch", "update").in(APPS).on("controllerrevisions"),
            recordEvents()),
        controller(
            "deployment-controller",
            rule(READ, "update").in(APPS, EXTENSIONS).on("deployments"),
            rule("update").in(APPS, EXTENSIONS).on("deployments/status"),
            rule("update").in(APPS, EXTENSIONS).on("deployments/finalizers"),
            rule(READ, "create", "delete", "patch", "update")
                .in(APPS, EXTENSIONS)
                .on("replicasets"),
            rule(READ, "update").on("pods"),
            recordEvents()),
        controller(
            "device-taint-eviction-controller",
            rule(READ, "delete").on("pods"),
            rule("patch", "update").on("pods/status"),
            rule(READ).in(RESOURCE).on("resourceclaims"),
            rule(READ).in(RESOURCE).on("resourceslices"),
            rule(READ).in(RESOURCE).on("deviceclasses"),
            recordEvents()),
        controller(
            "disruption-controller",
            rule(READ).in(APPS, EXTENSIONS).on("deployments"),
            rule(READ).in(APPS, EXTENSIONS).on("replicasets"),
            rule(READ).on("replicationcontrollers"),
            rule(READ).in(POLICY).on("poddisruptionbudgets"),
            rule(READ).in(APPS).on("statefulsets"),
            rule("update").in(POLICY).on("poddisruptionbudgets/status"),
            rule("patch", "update").on("pods/status"),
            rule("get").in(ALL).on("*/scale"),
            recordEvents()),
        controller(
            "endpoint-controller",
            rule(READ).on("pods", "services"),
            rule(READ, "create", "delete", "update").on("endpoints"),
            rule("create").on("endpoints/restricted"),
            recordEvents()),
        controller(
            "endpointslice-controller",
            rule(READ).on("nodes", "pods", "services"),
            rule("update").on("services/finalizers"),
            rule(READ, "create", "delete", "update").in(DISCOVERY).on("endpointslices"),
            recordEvents()),
        controller(
            "endpointslicemirroring-controller",
            rule(READ).on("endpoints", "services"),
            rule("update").on("services/finalizers"),
            rule("update").on("endpoints/finalizers"),
            rule(READ, "create", "delete", "update").in(DISCOVERY).on("endpointslices"),
            recordEvents()),
        controller(
            "ephemeral-volume-controller",
            rule(READ).on("pods"),
            rule("update").on("pods/finalizers"),
            rule(READ, "create").on("persistentvolumeclaims"),
            recordEvents()),
        controller(
            "expand-controller",
            rule(READ, "patch", "update").on("persistentvolumes"),
            rule("patch", "update").on("persistentvolumeclaims/status"),
            rule(READ).on("persistentvolumeclaims"),
            recordEvents()),
        controller(
            "generic-garbage-collector",
            rule(READ, "delete", "patch", "update").in(ALL).on(ALL),
            recordEvents()),
        controller(
            "horizontal-pod-autoscaler",
            rule(READ).in(AUTOSCALING).on("horizontalpodautoscalers"),
            rule("update").in(AUTOSCALING).on("horizontalpodautoscalers/status"),
            rule("get", "update").in(ALL).on("*/scale"),
            rule("list", "watch").on("pods"),
            rule("list", "watch").in("metrics.k8s.io").on("pods"),
            rule(READ).in("custom.metrics.k8s.io").on(ALL),
            rule(READ).in("external.metrics.k8s.io").on(ALL),
            recordEvents()),
        controller(
            "job-controller",
            rule(READ, "patch", "update").in(BATCH).on("jobs"),
            rule("update").in(BATCH).on("jobs/status"),
            rule("update").in(BATCH).on("jobs/finalizers"),
            rule("create", "delete", "list", "patch", "watch").on("pods"),
            recordEvents()),
        controller(
            "legacy-service-account-token-cleaner",
            rule("get")
                .named("kube-apiserver-legacy-service-account-token-tracking")
                .on("configmaps"),
            rule("delete", "patch").on("secrets")),
        controller(
            "namespace-controller",
            rule(READ, "delete").on("namespaces"),
            rule("update").on("namespaces/finalize", "namespaces/status"),
            rule(READ, "delete", "deletecollection").in(ALL).on(ALL)),
        controller(
            "node-controller",
            rule(READ, "delete", "patch", "update").on("nodes"),
            rule("patch", "update").on("nodes/status"),
            rule("patch", "update").on("pods/status"),
            rule(READ, "delete").on("pods"),
            recordEvents()),
        controller(
            "persistent-volume-binder",
            rule(READ, "create", "delete", "update").on("persistentvolumes"),
            rule("update").on("persistentvolumes/status"),
            rule(READ, "update").on("persistentvolumeclaims"),
            rule("update").on("persistentvolumeclaims/status"),
            rule(READ, "create", "delete").on("pods"),
            rule(READ).in(STORAGE).on("storageclasses"),
            rule("list", "watch").on("nodes"),
            recordEvents(),
            rule("watch").on("events")),
        controller(
            "pod-garbage-collector",
            rule("delete", "list", "watch").on("pods"),
            rule(READ).on("nodes"),
            rule("patch").on("pods/status")),
        controller(
            "pv-protection-controller",
            rule(READ, "update").on("persistentvolumes"),
            recordEvents()),
        controller(
            "pvc-protection-controller",
            rule(READ, "update").on("persistentvolumeclaims"),
            rule("update").on("persistentvolumeclaims/status"),
            rule(READ).on("pods"),
            recordEvents()),
        controller(
            "replicaset-controller",
            rule(READ, "update").in(APPS, EXTENSIONS).on("replicasets"),
            rule("update").in(APPS, EXTENSIONS).on("replicasets/status"),
            rule("update").in(APPS, EXTENSIONS).on("replicasets/finalizers"),
            rule("create", "delete", "list", "patch", "watch").on("pods"),
            recordEvents()),
        controller(
            "replication-controller",
            rule(READ, "update").on("replicationcontrollers"),
            rule("update").on("replicationcontrollers/status"),
            rule("update").on("replicationcontrollers/finalizers"),
            rule("create", "delete", "list", "patch", "watch").on("pods"),
            recordEvents()),
        controller(
            "resource-claim-controller",
            rule(READ).on("pods"),
            rule("update").on("pods/finalizers"),
            rule(READ, "create", "delete").in(RESOURCE).on("resourceclaims"),
            rule("patch", "update").in(RESOURCE).on("resourceclaims", "resourceclaims/status"),
            rule("patch", "update").on("pods/status"),
            recordEvents(),
            rule("patch", "update").in(RESOURCE).on("resourceclaims/binding")),
        controller(
            "resourcequota-controller",
            rule("list", "watch").in(ALL).on(ALL),
            rule("update").on("resourcequotas/status"),
            recordEvents()),
        controller(
            "root-ca-cert-publisher", rule("create", "update").on("configmaps"), recordEvents()),
        controller(
            "route-controller",
            rule("list", "watch").on("nodes"),
            rule("patch").on("nodes/status"),
            recordEvents()),
        controller(
            "selinux-warning-controller",
            recordEvents(),
            rule(READ).on("persistentvolumes"),
            rule(READ).on("persistentvolumeclaims"),
            rule(READ).on("pods"),
            rule(READ).in(STORAGE).on("csidrivers")),
        controller(
            "service-account-controller", rule("create").on("serviceaccounts"), recordEvents()),
        controller(
            "service-cidrs-controller",
            rule(READ, "patch", "update").in(NETWORKING).on("servicecidrs"),
            rule("patch", "update").in(NETWORKING).on("servicecidrs/finalizers"),
            rule("patch", "update").in(NETWORKING).on("servicecidrs/status"),
            rule(READ).in(NETWORKING).on("ipaddresses"),
            recordEvents()),
        controller(
            "service-controller",
            rule(READ).on("services"),
            rule("patch", "update").on("services/status"),
            rule("list", "watch").on("nodes"),
            recordEvents()),
        controller(
            "statefulset-controller",
            rule("list", "watch").on("pods"),
            rule(READ).in(APPS).on("statefulsets"),
            rule("update").in(APPS).on("statefulsets/status"),
            rule("update").in(APPS).on("statefulsets/finalizers"),
            rule("create", "delete", "get", "patch", "update").on("pods"),
            rule(READ, "create", "delete", "patch", "update").in(APPS).on("controllerrevisions"),
            rule(READ, "create").on("persistentvolumeclaims"),
            rule("delete", "update").on("persistentvolumeclaims"),
            rule("update").on("pods/finalizers"),
            recordEvents()),
        controller(
            "ttl-after-finished-controller",
            rule(READ, "delete").in(BATCH).on("jobs"),
            recordEvents()),
        controller(
            "ttl-controller", rule("list", "patch", "update", "watch").on("nodes"), recordEvents()),
        controller(
            "validatingadmissionpolicy-status-controller",
            rule(READ).in("admissionregistration.k8s.io").on("validatingadmissionpolicies"),
            rule("get", "patch", "update")
                .in("admissionregistration.k8s.io")
                .on("validatingadmissionpolicies/status"),
            recordEvents()),
        controller(
            "volumeattributesclass-protection-controller",
            rule(READ).on("persistentvolumeclaims"),
            rule(READ).on("persistentvolumes"),
            rule(READ, "update").in(STORAGE).on("volumeattributesclasses"),
            recordEvents()));
  }

  private static BuiltInRole controller(String name, PolicyRule... rules) {
    return clusterRole("system:controller:".concat(name), rules).boundTo(serviceAccount(name));
  }
}
