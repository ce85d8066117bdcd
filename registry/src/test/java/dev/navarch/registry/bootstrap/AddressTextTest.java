package dev.navarch.registry.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTextTest {
  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/24,               10.0.0.1",
    "10.96.7.9/12,              10.96.0.1",
    "0.0.0.0/8,                 0.0.0.1",
    "192.168.255.128/25,        192.168.255.129",
    "fd00::/108,                fd00::1",
    "2001:db8:0:0:1:0:0:0/112,  2001:db8::1:0:0:1",
    "2001:db8:0:1:1:1:1:0/112,  2001:db8:0:1:1:1:1:1",
    "ffff::/16,                 ffff::1",
    "::/64,                     ::1",
  })
  void theFirstAddressFollowsTheBlocksOwn(String block, String first) {
    assertThat(AddressText.firstOf(block)).isEqualTo(first);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "10.0.0.0",
        "10.0.0.0/32",
        "10.0.0.0/-1",
        "10.0.0.0/x",
        "host/8",
        "ab/8",
        "10.0.0.256/24",
        "1::2::3/64"
      })
  void anythingElseIsRefused(String block) {
    assertThatIllegalArgumentException().isThrownBy(() -> AddressText.firstOf(block));
  }

  @Test
  void theServiceOfAClusterWithNewAddressesHasOne() {
    BootstrapSettings settings =
        new BootstrapSettings(
            List.of("fd00:0:0:1::/112", "10.0.0.0/24"), "2001:db8::5", 443, Instant.EPOCH);

    assertThat(KubernetesService.service(settings).spec().clusterIPs())
        .containsExactly("fd00:0:0:1::1");
    assertThat(KubernetesService.service(settings).spec().ipFamilies()).containsExactly("IPv6");
    assertThat(KubernetesService.address(settings).metadata().name()).isEqualTo("fd00:0:0:1::1");
    assertThat(KubernetesService.endpointSlice(settings).addressType()).isEqualTo("IPv6");
    assertThat(KubernetesService.addresses(settings).spec().cidrs()).hasSize(2);
  }
}
