package dev.navarch.registry.rbac.authorizer;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apimachinery.schema.GroupResource;
import java.util.List;

/**
 * All rules that somebody holds: those bound in the whole cluster, then those of one namespace,
 * each in the order of the bindings' names.
 *
 * @param problems of bindings whose rules could not be found, and so are not among the rules
 */
public record HeldRules(List<PolicyRule> rules, List<RoleProblem> problems) {
  public HeldRules {
    rules = List.copyOf(rules);
    problems = List.copyOf(problems);
  }

  /** What a review of rules says about them; empty if nothing is missing. */
  public String evaluationError() {
    return RoleProblem.join(problems.stream().map(RoleProblem::message));
  }

  /** The same in the words of a request for a resource. */
  public String evaluationError(GroupResource requested) {
    return RoleProblem.join(problems.stream().map(problem -> problem.message(requested)));
  }
}
