package dev.navarch.registry.rbac.escalation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Attributes;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects;
import dev.navarch.registry.rbac.authorizer.RbacAuthorizer;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Comparing rules agrees with what the rules allow. */
class RuleCoverProperties {
  private static Arbitrary<List<String>> some(String... values) {
    return Arbitraries.of(values).list().uniqueElements().ofMinSize(1).ofMaxSize(2);
  }

  @Provide
  Arbitrary<List<PolicyRule>> rules() {
    Arbitrary<PolicyRule> resources =
        Combinators.combine(
                some("get", "list", "*"),
                some("", "apps", "*"),
                some("pods", "pods/log", "*/log", "*"),
                Arbitraries.of("a", "b").list().uniqueElements().ofMaxSize(2))
            .as((v, g, r, n) -> new PolicyRule(v, g, r, n, List.of()));
    Arbitrary<PolicyRule> paths =
        Combinators.combine(some("get", "list", "*"), some("/x", "/x/*", "/x/y", "*"))
            .as((v, p) -> new PolicyRule(v, List.of(), List.of(), List.of(), p));
    return Arbitraries.oneOf(resources, paths).list().ofMinSize(1).ofMaxSize(3);
  }

  @Provide
  Arbitrary<RequestInfo> requests() {
    Arbitrary<RequestInfo> resources =
        Combinators.combine(
                Arbitraries.of("get", "list", "patch"),
                Arbitraries.of("", "apps", "batch"),
                Arbitraries.of("pods", "nodes"),
                Arbitraries.of("", "log", "status"),
                Arbitraries.of("", "a", "b", "c"))
            .as((v, g, r, s, n) ->
                new RequestInfo(true, "", v, "apis", g, "v1", "", r, s, n, List.of()));
    Arbitrary<RequestInfo> paths =
        Combinators.combine(
                Arbitraries.of("get", "list", "patch"), Arbitraries.of("/", "/x", "/x/y", "/x/z"))
            .as((v, p) -> new RequestInfo(false, p, v, "", "", "", "", "", "", "", List.of()));
    return Arbitraries.oneOf(resources, paths);
  }

  private static boolean allows(List<PolicyRule> rules, RequestInfo request) {
    InMemoryRbacObjects objects =
        new InMemoryRbacObjects()
            .clusterRole("r", rules.toArray(PolicyRule[]::new))
            .bindCluster(
                "b", InMemoryRbacObjects.toClusterRole("r"), InMemoryRbacObjects.user("u"));
    return new RbacAuthorizer(objects).decide(new Attributes(User.of("u"), request))
        instanceof Decision.Allowed;
  }

  @Property(tries = 1000)
  void whatIsAllowedBeyondTheHeldRulesIsMissing(
      @ForAll("rules") List<PolicyRule> held,
      @ForAll("rules") List<PolicyRule> wanted,
      @ForAll("requests") RequestInfo request) {
    List<PolicyRule> missing = RuleCover.missing(held, wanted);

    if (allows(wanted, request)) {
      assertThat(allows(held, request) || allows(missing, request)).isTrue();
    } else {
      assertThat(allows(missing, request)).isFalse();
    }
  }

  @Property(tries = 300)
  void withWhatIsMissingNothingIsMissing(
      @ForAll("rules") List<PolicyRule> held, @ForAll("rules") List<PolicyRule> wanted) {
    List<PolicyRule> all =
        Stream.concat(held.stream(), RuleCover.missing(held, wanted).stream()).toList();

    assertThat(RuleCover.missing(all, wanted)).isEmpty();
    assertThat(RuleCover.missing(wanted, wanted)).isEmpty();
  }
}
