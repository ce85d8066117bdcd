package dev.navarch.registry.resource.resourceclaim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.resource.v1.DeviceRequest;
import dev.navarch.api.resource.v1.ResourceClaim;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.TestRegistry;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResourceClaimStrategyTest {
  private static final ResourceClaimStrategy STRATEGY = new ResourceClaimStrategy();
  private static final RequestContext REQUEST =
      TestRegistry.request(
          TestRegistry.ADMIN, "PUT", "/apis/resource.k8s.io/v1/namespaces/n/resourceclaims/c");
  private static final ResourceClaim CLAIM = ResourceClaim.builder().build();

  @Test
  void whatIsClaimedStays() {
    ResourceClaim changed =
        CLAIM.toBuilder()
            .spec(
                s -> s.devices(d -> d.requests(List.of(DeviceRequest.builder().name("r").build()))))
            .build();

    assertThat(STRATEGY.validateUpdate(REQUEST, CLAIM, CLAIM)).isEmpty();
    assertThat(Received.texts(STRATEGY.validateUpdate(REQUEST, changed, CLAIM)))
        .singleElement()
        .asString()
        .startsWith("spec: Invalid value")
        .endsWith("field is immutable");
  }

  @Test
  void theStatusIsWrittenAlone() {
    ResourceClaim sent = CLAIM.toBuilder().metadata(m -> m.addToLabels("a", "b")).build();

    assertThat(STRATEGY.status().prepareForUpdate(REQUEST, sent, CLAIM)).isEqualTo(CLAIM);
  }
}
