package dev.navarch.registry.rbac.aggregation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.StoreChanges;
import dev.navarch.registry.generic.TestRegistry;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ClusterRoleAggregatorTest {
  private static final String PATH = "/apis/rbac.authorization.k8s.io/v1/clusterroles";
  private static final PolicyRule READ_PODS =
      PolicyRule.builder()
          .verbs(List.of("get"))
          .apiGroups(List.of(""))
          .resources(List.of("pods"))
          .build();

  private final TestRegistry registry = new TestRegistry();
  private final ResourceStore<ClusterRole> roles =
      registry.store("rbac.authorization.k8s.io", "clusterroles");

  @AfterEach
  void close() {
    registry.close();
  }

  private static ClusterRole gathering(String name, String label) {
    return ClusterRole.builder()
        .metadata(m -> m.name(name).addToLabels("is", name))
        .aggregationRule(
            rule -> rule.addToClusterRoleSelectors(LabelSelectors.ofLabels(Map.of("is", label))))
        .build();
  }

  private static ClusterRole plain() {
    return ClusterRole.builder()
        .metadata(m -> m.name("plain").addToLabels("is", "plain"))
        .rules(List.of(READ_PODS))
        .build();
  }

  private List<PolicyRule> rules(String name) {
    return roles.require(new ObjectName("", name)).rules();
  }

  private void await(BooleanSupplier condition) throws InterruptedException {
    StoreChanges.await(roles, condition);
  }

  @Test
  void rolesAreGatheredThroughOthersAtTheStart() throws InterruptedException {
    registry.create(roles, PATH, gathering("outer", "inner"));
    registry.create(roles, PATH, gathering("inner", "plain"));
    registry.create(roles, PATH, plain());

    try (ClusterRoleAggregator aggregator = aggregator()) {
      aggregator.start();

      await(() -> rules("outer").equals(List.of(READ_PODS)));
      assertThat(rules("inner")).containsExactly(READ_PODS);
    }
  }

  @Test
  void rolesFollowChanges() throws InterruptedException {
    registry.create(roles, PATH, gathering("outer", "plain"));

    try (ClusterRoleAggregator aggregator = aggregator()) {
      aggregator.start();
      registry.create(roles, PATH, plain());
      await(() -> rules("outer").equals(List.of(READ_PODS)));

      roles.delete(
          TestRegistry.request(TestRegistry.ADMIN, "DELETE", PATH + "/plain"),
          new ObjectName("", "plain"),
          DeleteOptions.builder().build(),
          WriteCheck.none());
      await(() -> rules("outer").isEmpty());
    }
  }

  @Test
  void itCanBeClosedWithoutHavingStarted() {
    ClusterRoleAggregator aggregator = aggregator();

    aggregator.close();
    aggregator.close();

    assertThat(roles.list("")).isEmpty();
  }

  private ClusterRoleAggregator aggregator() {
    return new ClusterRoleAggregator(roles, InstantSource.fixed(TestRegistry.NOW));
  }
}
