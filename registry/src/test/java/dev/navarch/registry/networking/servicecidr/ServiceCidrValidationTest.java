package dev.navarch.registry.networking.servicecidr;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.networking.v1.ServiceCIDR;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServiceCidrValidationTest {
  private static ServiceCIDR range(String... blocks) {
    return ServiceCIDR.builder().spec(s -> s.cidrs(List.of(blocks))).build();
  }

  @Test
  void aRangeIsOneBlockOfEachFamily() {
    assertThat(ServiceCidrValidation.create(range("10.0.0.0/24"))).isEmpty();
    assertThat(ServiceCidrValidation.create(range("10.0.0.0/24", "2001:db8::/64"))).isEmpty();
    assertThat(texts(ServiceCidrValidation.create(range())))
        .containsExactly("spec.cidrs: Required value: at least one CIDR required");
    assertThat(texts(ServiceCidrValidation.create(range("10.0.0.0/24", "10.1.0.0/24"))))
        .singleElement()
        .asString()
        .contains("may specify no more than one IP for each IP family");
    assertThat(texts(ServiceCidrValidation.create(range("10.0.0.0"))))
        .containsExactly(
            "spec.cidrs[0]: Invalid value: \"10.0.0.0\": must be a valid CIDR value, (e.g."
                + " 10.9.8.0/24 or 2001:db8::/64)");
  }

  @Test
  void aSecondFamilyMayBeAddedAndNothingElse() {
    ServiceCIDR one = range("10.0.0.0/24");
    ServiceCIDR both = range("10.0.0.0/24", "2001:db8::/64");

    assertThat(ServiceCidrValidation.update(both, one)).isEmpty();
    assertThat(texts(ServiceCidrValidation.update(range("10.1.0.0/24"), one)))
        .containsExactly("spec.cidrs[0]: Invalid value: \"10.1.0.0/24\": field is immutable");
    assertThat(texts(ServiceCidrValidation.update(one, both)))
        .containsExactly("spec.cidrs: Invalid value: [\"10.0.0.0/24\"]: field is immutable");
  }
}
