package dev.navarch.registry.rbac.aggregation;

import dev.navarch.api.rbac.v1.AggregationRule;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The rules of cluster roles with an aggregation rule.
 *
 * <p>Each selector in turn adds the rules of the roles that it selects, by name, without those that
 * are there already. A role never gathers from itself. What other aggregated roles have gathered so
 * far counts as theirs: after a change, roles have to be computed until none changes any more.
 */
public final class ClusterRoleAggregation {
  private ClusterRoleAggregation() {}

  /**
   * A role as it has to become, its own rules replaced by gathered ones; empty if it is that
   * already, or gathers nothing, or has a selector that is not valid.
   *
   * @param all every cluster role, in any order
   */
  public static Optional<ClusterRole> aggregated(ClusterRole role, Collection<ClusterRole> all) {
    AggregationRule rule = role.aggregationRule();
    if (rule == null) {
      return Optional.empty();
    }
    List<Selector> selectors;
    try {
      selectors = rule.clusterRoleSelectors().stream().map(LabelSelectors::toSelector).toList();
    } catch (IllegalArgumentException invalid) {
      return Optional.empty();
    }
    List<PolicyRule> rules = gather(role.metadata().name(), selectors, all);
    return rules.equals(role.rules())
        ? Optional.empty()
        : Optional.of(role.toBuilder().rules(rules).build());
  }

  private static List<PolicyRule> gather(
      String own, List<Selector> selectors, Collection<ClusterRole> all) {
    List<ClusterRole> others =
        all.stream()
            .filter(role -> !role.metadata().name().equals(own))
            .sorted(Comparator.comparing(role -> role.metadata().name(), Utf8Order.COMPARATOR))
            .toList();
    Set<PolicyRule> gathered = new LinkedHashSet<>();
    for (Selector selector : selectors) {
      for (ClusterRole role : others) {
        if (selector.matches(role.metadata().labels())) {
          gathered.addAll(role.rules());
        }
      }
    }
    return List.copyOf(gathered);
  }
}
