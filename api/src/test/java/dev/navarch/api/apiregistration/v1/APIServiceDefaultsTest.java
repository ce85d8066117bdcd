package dev.navarch.api.apiregistration.v1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class APIServiceDefaultsTest {
  @Test
  void aServiceIsReachedOnTheHttpsPort() {
    ServiceReference in = ServiceReference.builder().name("x").build();
    ServiceReference stated = in.toBuilder().port(8443).build();

    assertThat(APIServiceDefaults.serviceReference(in)).isEqualTo(in.toBuilder().port(443).build());
    assertThat(APIServiceDefaults.serviceReference(stated)).isSameAs(stated);
  }
}
