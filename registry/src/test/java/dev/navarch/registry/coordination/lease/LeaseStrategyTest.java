package dev.navarch.registry.coordination.lease;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.TestRegistry;
import org.junit.jupiter.api.Test;

class LeaseStrategyTest {
  private static final LeaseStrategy STRATEGY = new LeaseStrategy();
  private static final RequestContext REQUEST =
      TestRegistry.request(
          TestRegistry.ADMIN, "POST", "/apis/coordination.k8s.io/v1/namespaces/n/leases");
  private static final Lease PLAIN = Lease.builder().metadata(m -> m.name("l")).build();
  private static final Lease WISHING =
      PLAIN.toBuilder().spec(s -> s.strategy("X").preferredHolder("me")).build();

  @Test
  void wishesAreNotKept() {
    assertThat(STRATEGY.prepareForCreate(REQUEST, WISHING)).isEqualTo(PLAIN);
    assertThat(STRATEGY.prepareForUpdate(REQUEST, WISHING, PLAIN)).isEqualTo(PLAIN);
  }

  @Test
  void wishesThatAreStoredStay() {
    assertThat(STRATEGY.prepareForUpdate(REQUEST, WISHING, WISHING)).isEqualTo(WISHING);
  }
}
