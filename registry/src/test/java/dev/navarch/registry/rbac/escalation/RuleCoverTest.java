package dev.navarch.registry.rbac.escalation;

import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.paths;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.rule;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.PolicyRule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RuleCoverTest {

  private static List<PolicyRule> missing(PolicyRule held, PolicyRule wanted) {
    return RuleCover.missing(List.of(held), List.of(wanted));
  }

  private static PolicyRule named(PolicyRule rule, String... names) {
    return rule.toBuilder().resourceNames(List.of(names)).build();
  }

  @Test
  void severalRulesTogetherCoverOne() {
    List<PolicyRule> held =
        List.of(rule("get list", "", "pods"), rule("get", "", "services"), rule("list", "", "*"));

    assertThat(RuleCover.missing(held, List.of(rule("get list", "", "pods services")))).isEmpty();
    assertThat(RuleCover.missing(held, List.of(rule("get list", "", "pods secrets"))))
        .containsExactly(rule("get", "", "secrets"));
    assertThat(RuleCover.missing(List.of(), List.of(rule("get", "", "pods"))))
        .containsExactly(rule("get", "", "pods"));
  }

  @Test
  void onlyAStarCoversAStar() {
    assertThat(missing(rule("get", "", "pods"), rule("get", "", "*"))).hasSize(1);
    assertThat(missing(rule("get", "", "pods"), rule("*", "", "pods"))).hasSize(1);
    assertThat(missing(rule("get", "", "pods"), rule("get", "*", "pods"))).hasSize(1);
    assertThat(missing(rule("*", "*", "*"), rule("*", "*", "*"))).isEmpty();
    assertThat(missing(rule("*", "*", "*"), paths("get", "/x"))).hasSize(1);
  }

  @Test
  void subresourcesOfAllResourcesCoverThoseOfOne() {
    assertThat(missing(rule("get", "", "*/scale"), rule("get", "", "pods/scale"))).isEmpty();
    assertThat(missing(rule("get", "", "*/scale"), rule("get", "", "pods/status"))).hasSize(1);
    assertThat(missing(rule("get", "", "*/scale"), rule("get", "", "scale"))).hasSize(1);
    assertThat(missing(rule("get", "", "pods"), rule("get", "", "pods/scale"))).hasSize(1);
  }

  @Test
  void aNameIsLessThanAllNames() {
    PolicyRule all = rule("get", "", "pods");

    assertThat(missing(all, named(all, "a"))).isEmpty();
    assertThat(missing(named(all, "a"), all)).containsExactly(all);
    assertThat(missing(named(all, "a"), named(all, "a", "b"))).containsExactly(named(all, "b"));
  }

  @Test
  void pathsCoverWhatTheyBegin() {
    assertThat(missing(paths("get", "/apis/*"), paths("get", "/apis/apps /apis/*"))).isEmpty();
    assertThat(missing(paths("get", "/apis/*"), paths("get", "/apis"))).hasSize(1);
    assertThat(missing(paths("*", "*"), paths("post", "/anything/*"))).isEmpty();
    assertThat(missing(paths("get", "/a"), paths("get put", "/a /b")))
        .containsExactly(paths("put", "/a"), paths("get", "/b"), paths("put", "/b"));
  }

  @Test
  void aRuleOfEndlessCombinationsIsJudgedWhole() {
    List<String> many = IntStream.range(0, 2000).mapToObj(i -> "v" + i).toList();
    PolicyRule huge = new PolicyRule(many, many, many, many, List.of());
    PolicyRule small = rule("get", "", "pods");

    assertThat(RuleCover.missing(List.of(small), List.of(huge, small, rule("put", "", "pods"))))
        .containsExactly(huge, rule("put", "", "pods"));
    assertThat(RuleCover.missing(List.of(rule("*", "*", "*")), List.of(huge))).isEmpty();
  }
}
