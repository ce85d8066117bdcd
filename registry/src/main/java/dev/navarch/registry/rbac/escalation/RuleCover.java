package dev.navarch.registry.rbac.escalation;

import dev.navarch.api.rbac.v1.PolicyRule;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares rules: which part of some rules is not within others.
 *
 * <p>A rule with several values in its lists stands for all combinations of them. Combinations of
 * one value from each list, called atoms, are either within a single rule or within none, so every
 * wanted rule is broken into its atoms and each is looked for. A rule that lies whole within
 * another is not broken up.
 *
 * <p>Differs from Kubernetes: the number of atoms is the product of the lengths of up to four
 * lists, so a request of a few kilobytes could ask for more of them than fit into memory. When the
 * rules have more than {@link #MAX_ATOMS}, those that do not fit any more are judged whole, which
 * may call something missing that is there in parts, and never the other way round.
 */
public final class RuleCover {
  static final int MAX_ATOMS = 100_000;

  private RuleCover() {}

  /** The atoms of the wanted rules that are not within any of the held ones, in order. */
  public static List<PolicyRule> missing(List<PolicyRule> held, List<PolicyRule> wanted) {
    List<HeldRule> ready = held.stream().map(HeldRule::of).toList();
    List<PolicyRule> missing = new ArrayList<>();
    long left = MAX_ATOMS;
    for (PolicyRule rule : wanted) {
      if (isCovered(ready, rule)) {
        continue;
      }
      long atoms = atoms(rule);
      if (atoms > left) {
        missing.add(rule);
        continue;
      }
      left -= atoms;
      for (PolicyRule atom : breakDown(rule)) {
        if (!isCovered(ready, atom)) {
          missing.add(atom);
        }
      }
    }
    return missing;
  }

  private static long atoms(PolicyRule rule) {
    double resources =
        (double) rule.apiGroups().size()
            * rule.resources().size()
            * Math.max(1, rule.resourceNames().size());
    return (long) ((resources + rule.nonResourceURLs().size()) * rule.verbs().size());
  }

  static List<PolicyRule> breakDown(PolicyRule rule) {
    List<PolicyRule> atoms = new ArrayList<>();
    for (String group : rule.apiGroups()) {
      for (String resource : rule.resources()) {
        for (String verb : rule.verbs()) {
          if (rule.resourceNames().isEmpty()) {
            atoms.add(resourceAtom(verb, group, resource, List.of()));
          }
          for (String name : rule.resourceNames()) {
            atoms.add(resourceAtom(verb, group, resource, List.of(name)));
          }
        }
      }
    }
    for (String path : rule.nonResourceURLs()) {
      for (String verb : rule.verbs()) {
        atoms.add(PolicyRule.builder().verbs(List.of(verb)).nonResourceURLs(List.of(path)).build());
      }
    }
    return atoms;
  }

  private static PolicyRule resourceAtom(
      String verb, String group, String resource, List<String> names) {
    return PolicyRule.builder()
        .verbs(List.of(verb))
        .apiGroups(List.of(group))
        .resources(List.of(resource))
        .resourceNames(names)
        .build();
  }

  private static boolean isCovered(List<HeldRule> held, PolicyRule wanted) {
    for (HeldRule rule : held) {
      if (rule.covers(wanted)) {
        return true;
      }
    }
    return false;
  }
}
