package dev.navarch.registry.bootstrap;

import dev.navarch.api.rbac.v1.AggregationRule;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.registry.rbac.escalation.RuleCover;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a server that starts does about built-in roles and bindings that exist. What is missing is
 * added, what somebody has added stays. Who does not want that sets the annotation {@value
 * #AUTO_UPDATE} to {@code false}.
 */
public final class RbacReconciliation {
  public static final String AUTO_UPDATE = "rbac.authorization.kubernetes.io/autoupdate";

  private RbacReconciliation() {}

  /** The role to store in place of the existing one; empty if that is as it should be. */
  public static Optional<ClusterRole> clusterRole(ClusterRole existing, ClusterRole expected) {
    ClusterRole wanted =
        existing.toBuilder()
            .metadata(metadata(existing, expected))
            .rules(rules(existing.rules(), expected.rules()))
            .aggregationRule(aggregation(existing.aggregationRule(), expected.aggregationRule()))
            .build();
    return unlessProtected(existing, wanted);
  }

  /** The role to store in place of the existing one; empty if that is as it should be. */
  public static Optional<Role> role(Role existing, Role expected) {
    Role wanted =
        existing.toBuilder()
            .metadata(metadata(existing, expected))
            .rules(rules(existing.rules(), expected.rules()))
            .build();
    return unlessProtected(existing, wanted);
  }

  /** What to do about an existing binding. */
  public static BindingChange<ClusterRoleBinding> clusterRoleBinding(
      ClusterRoleBinding existing, ClusterRoleBinding expected) {
    ClusterRoleBinding wanted =
        existing.toBuilder()
            .metadata(metadata(existing, expected))
            .subjects(union(existing.subjects(), expected.subjects()))
            .build();
    return change(existing, expected, wanted, existing.roleRef().equals(expected.roleRef()));
  }

  /** What to do about an existing binding. */
  public static BindingChange<RoleBinding> roleBinding(RoleBinding existing, RoleBinding expected) {
    RoleBinding wanted =
        existing.toBuilder()
            .metadata(metadata(existing, expected))
            .subjects(union(existing.subjects(), expected.subjects()))
            .build();
    return change(existing, expected, wanted, existing.roleRef().equals(expected.roleRef()));
  }

  /** What to do about an existing binding. */
  public sealed interface BindingChange<T extends MetaObject> {
    record None<T extends MetaObject>() implements BindingChange<T> {}

    record Update<T extends MetaObject>(T wanted) implements BindingChange<T> {}

    /** A binding cannot be turned to another role: delete the existing one and create this. */
    record Replace<T extends MetaObject>(T wanted) implements BindingChange<T> {}
  }

  private static <T extends MetaObject> BindingChange<T> change(
      T existing, T expected, T wanted, boolean sameRole) {
    if (isProtected(existing) || (sameRole && wanted.equals(existing))) {
      return new BindingChange.None<>();
    }
    return sameRole ? new BindingChange.Update<>(wanted) : new BindingChange.Replace<>(expected);
  }

  private static <T extends MetaObject> Optional<T> unlessProtected(T existing, T wanted) {
    return isProtected(existing) || wanted.equals(existing)
        ? Optional.empty()
        : Optional.of(wanted);
  }

  private static boolean isProtected(MetaObject existing) {
    return "false".equals(existing.metadata().annotations().get(AUTO_UPDATE));
  }

  /** Adds labels and annotations that are missing; a value that is there stays. */
  private static ObjectMeta metadata(MetaObject existing, MetaObject expected) {
    ObjectMeta meta = existing.metadata();
    return meta.toBuilder()
        .labels(merged(expected.metadata().labels(), meta.labels()))
        .annotations(merged(expected.metadata().annotations(), meta.annotations()))
        .build();
  }

  private static Map<String, String> merged(
      Map<String, String> expected, Map<String, String> existing) {
    Map<String, String> all = new HashMap<>(expected);
    all.putAll(existing);
    return all.equals(existing) ? existing : all;
  }

  private static List<PolicyRule> rules(List<PolicyRule> existing, List<PolicyRule> expected) {
    return union(existing, RuleCover.missing(existing, expected));
  }

  private static @Nullable AggregationRule aggregation(
      @Nullable AggregationRule existing, @Nullable AggregationRule expected) {
    if (expected == null) {
      return null;
    }
    List<LabelSelector> known = existing == null ? List.of() : existing.clusterRoleSelectors();
    List<LabelSelector> all = union(known, expected.clusterRoleSelectors());
    return existing != null && all.equals(known) ? existing : new AggregationRule(all);
  }

  /** The existing list itself, if nothing has to be added. */
  private static <T> List<T> union(List<T> existing, List<T> expected) {
    List<T> all = new ArrayList<>(existing);
    for (T item : expected) {
      if (!existing.contains(item)) {
        all.add(item);
      }
    }
    return all.size() == existing.size() ? existing : all;
  }
}
