package dev.navarch.api.discovery.v1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EndpointPortDefaultsTest {
  @Test
  void aPortIsTcpAndNeedsNoName() {
    EndpointPort in = EndpointPort.builder().port(80).build();
    EndpointPort stated = in.toBuilder().name("dns").protocol("UDP").build();

    assertThat(EndpointPortDefaults.endpointPort(in))
        .isEqualTo(in.toBuilder().name("").protocol("TCP").build());
    assertThat(EndpointPortDefaults.endpointPort(stated)).isSameAs(stated);
  }
}
