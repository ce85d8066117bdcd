package dev.navarch.registry.bootstrap;

import dev.navarch.api.rbac.v1.AggregationRule;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.RbacGroup;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.api.rbac.v1.Subject;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A built-in cluster role and, if the server binds it to somebody, the binding of the same name.
 *
 * <pre>{@code
 * clusterRole("system:kube-dns", rule("list", "watch").on("endpoints", "services"))
 *     .boundTo(serviceAccount("kube-dns"))
 * }</pre>
 */
record BuiltInRole(ClusterRole role, @Nullable ClusterRoleBinding boundBy) {
  static final String SYSTEM_NAMESPACE = "kube-system";

  private static final String AGGREGATE_TO = "rbac.authorization.k8s.io/aggregate-to-";
  private static final Map<String, String> LABELS =
      StringMap.of("kubernetes.io/bootstrapping", "rbac-defaults");
  private static final Map<String, String> ANNOTATIONS =
      StringMap.of(RbacReconciliation.AUTO_UPDATE, "true");

  static BuiltInRole clusterRole(String name, PolicyRule... rules) {
    ClusterRole role =
        ClusterRole.builder().metadata(metadata(name, "")).rules(List.of(rules)).build();
    return new BuiltInRole(role, null);
  }

  /** A role whose rules are those of all roles that {@link #aggregatedTo} its name. */
  static BuiltInRole aggregatedClusterRole(String name) {
    ClusterRole role =
        ClusterRole.builder()
            .metadata(metadata(name, ""))
            .rules(Absent.list())
            .aggregationRule(
                new AggregationRule(List.of(LabelSelectors.ofLabels(aggregatedToLabel(name)))))
            .build();
    return new BuiltInRole(role, null);
  }

  BuiltInRole aggregatedTo(String name) {
    Map<String, String> labels = new TreeMap<>(role.metadata().labels());
    labels.putAll(aggregatedToLabel(name));
    ClusterRole labelled =
        role.toBuilder().metadata(role.metadata().toBuilder().labels(labels).build()).build();
    return new BuiltInRole(labelled, boundBy);
  }

  private static Map<String, String> aggregatedToLabel(String name) {
    return StringMap.of(AGGREGATE_TO.concat(name), "true");
  }

  BuiltInRole boundTo(Subject... subjects) {
    ClusterRoleBinding binding =
        ClusterRoleBinding.builder()
            .metadata(metadata(role.metadata().name(), ""))
            .subjects(List.of(subjects))
            .roleRef(new RoleRef(RbacGroup.NAME, "ClusterRole", role.metadata().name()))
            .build();
    return new BuiltInRole(role, binding);
  }

  static Subject user(String name) {
    return new Subject("User", RbacGroup.NAME, name, "");
  }

  static Subject group(String name) {
    return new Subject("Group", RbacGroup.NAME, name, "");
  }

  /** One of the system's own. */
  static Subject serviceAccount(String name) {
    return new Subject("ServiceAccount", "", name, SYSTEM_NAMESPACE);
  }

  static ObjectMeta metadata(String name, String namespace) {
    return ObjectMeta.builder()
        .name(name)
        .namespace(namespace)
        .labels(LABELS)
        .annotations(ANNOTATIONS)
        .build();
  }
}
