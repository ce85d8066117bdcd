package dev.navarch.cluster.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServerAddressesTest {
  @Test
  void theFirstAddressOfTheServicesIsTheServers() throws Exception {
    assertFirst("10.0.0.0/24", "10.0.0.1");
    assertFirst("10.96.7.9/12", "10.96.0.1");
    assertFirst("0.0.0.0/8", "0.0.0.1");
    assertFirst("255.255.255.254/31", "255.255.255.255");
    assertFirst("fd00:10:96::/112", "fd00:10:96::1");
  }

  private static void assertFirst(String range, String address) throws Exception {
    assertThat(ServerAddresses.of(range, List.of()).addresses())
        .contains(InetAddress.getByName(address));
  }

  @Test
  void whatIsNoRangeIsRefused() {
    for (String bad :
        List.of("", "10.0.0.0", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/32", "a/8", "10.0.0.0/-1")) {
      assertThatThrownBy(() -> ServerAddresses.of(bad, List.of()))
          .as(bad)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("not a range of addresses: " + bad);
    }
  }
}
