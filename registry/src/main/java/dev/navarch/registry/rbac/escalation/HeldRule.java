package dev.navarch.registry.rbac.escalation;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.registry.rbac.authorizer.PathPattern;
import java.util.List;
import java.util.Set;

/** A rule made ready to be compared with many others: its lists may be long. */
record HeldRule(
    Set<String> verbs,
    Set<String> groups,
    Set<String> resources,
    Set<String> names,
    List<String> paths) {
  private static final String ALL = "*";

  static HeldRule of(PolicyRule rule) {
    return new HeldRule(
        Set.copyOf(rule.verbs()),
        Set.copyOf(rule.apiGroups()),
        Set.copyOf(rule.resources()),
        Set.copyOf(rule.resourceNames()),
        rule.nonResourceURLs());
  }

  /** Whether everything that a rule allows is allowed by this one. */
  boolean covers(PolicyRule wanted) {
    return hasAll(verbs, wanted.verbs())
        && hasAll(groups, wanted.apiGroups())
        && (resources.contains(ALL) || wanted.resources().stream().allMatch(this::hasResource))
        && hasNames(wanted.resourceNames())
        && wanted.nonResourceURLs().stream().allMatch(this::hasPath);
  }

  private static boolean hasAll(Set<String> held, List<String> wanted) {
    return held.contains(ALL) || held.containsAll(wanted);
  }

  private boolean hasResource(String wanted) {
    int slash = wanted.indexOf('/');
    return resources.contains(wanted)
        || (slash >= 0 && resources.contains(ALL + wanted.substring(slash)));
  }

  /** No name at all means any name, so it is only within another rule without names. */
  private boolean hasNames(List<String> wanted) {
    return names.isEmpty() || (!wanted.isEmpty() && names.containsAll(wanted));
  }

  private boolean hasPath(String wanted) {
    for (String pattern : paths) {
      if (PathPattern.covers(pattern, wanted)) {
        return true;
      }
    }
    return false;
  }
}
