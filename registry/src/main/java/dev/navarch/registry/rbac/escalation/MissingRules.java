package dev.navarch.registry.rbac.escalation;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Rules in the words in which a refusal lists them. */
final class MissingRules {
  private MissingRules() {}

  /** One line for each resource with all its verbs, and for each other rule; sorted. */
  static String describe(List<PolicyRule> rules) {
    TreeSet<String> lines = new TreeSet<>(Utf8Order.COMPARATOR);
    Map<PolicyRule, List<String>> verbs = new LinkedHashMap<>();
    for (PolicyRule rule : rules) {
      if (isAboutOneResource(rule)) {
        PolicyRule withoutVerbs = rule.toBuilder().verbs(List.of()).build();
        verbs.computeIfAbsent(withoutVerbs, unused -> new ArrayList<>()).addAll(rule.verbs());
      } else {
        lines.add(describe(rule));
      }
    }
    verbs.forEach((rule, all) -> lines.add(describe(rule.toBuilder().verbs(all).build())));
    return String.join("\n", lines);
  }

  private static boolean isAboutOneResource(PolicyRule rule) {
    return rule.apiGroups().size() == 1
        && rule.resources().size() == 1
        && rule.resourceNames().size() <= 1
        && rule.nonResourceURLs().isEmpty();
  }

  private static String describe(PolicyRule rule) {
    List<String> parts = new ArrayList<>();
    add(parts, "APIGroups", rule.apiGroups());
    add(parts, "Resources", rule.resources());
    add(parts, "NonResourceURLs", rule.nonResourceURLs());
    add(parts, "ResourceNames", rule.resourceNames());
    add(parts, "Verbs", rule.verbs());
    return "{" + String.join(", ", parts) + "}";
  }

  private static void add(List<String> parts, String name, List<String> values) {
    if (!values.isEmpty()) {
      parts.add(name + ":" + quoted(values));
    }
  }

  /** A list as Go prints it: {@code ["get" "list"]}. */
  static String quoted(List<String> values) {
    return values.stream().map(GoQuoting::quote).collect(Collectors.joining(" ", "[", "]"));
  }
}
