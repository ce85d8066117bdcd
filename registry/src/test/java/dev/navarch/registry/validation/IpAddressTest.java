package dev.navarch.registry.validation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IpAddressTest {

  @ParameterizedTest
  @CsvSource({
    "10.9.8.7, 0a090807",
    "255.255.255.255, ffffffff",
    "::, 00000000000000000000000000000000",
    "::1, 00000000000000000000000000000001",
    "2001:db8::ffff, 20010db800000000000000000000ffff",
    "1:2:3:4:5:6:7:8, 00010002000300040005000600070008",
    "1:2:3:4:5:6:7::, 00010002000300040005000600070000",
    "::ffff:1.2.3.4, 00000000000000000000ffff01020304",
  })
  void addressesAreRead(String text, String bytes) {
    assertThat(IpAddress.parse(text)).map(IpAddress::toString).contains(bytes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "1.2.3",
        "1.2.3.4.5",
        "256.1.1.1",
        "01.2.3.4",
        "1.2.3.a",
        ":",
        ":::",
        "1::2::3",
        "1:2:3:4:5:6:7",
        "1:2:3:4:5:6:7:8:9",
        "12345::",
        "g::",
        "fe80::1%eth0",
        "1.2.3.4::",
        "localhost",
        "1:2:3:4:5:6:7:8::",
        "::1.2.3",
        "1:"
      })
  void otherTextsAreNot(String text) {
    assertThat(IpAddress.parse(text)).isEmpty();
  }

  @Test
  void anAddressThatStandsForAnOlderOneIsOfTheOlderKind() {
    assertThat(IpAddress.parse("::ffff:1.2.3.4").orElseThrow().isV6()).isFalse();
    assertThat(IpAddress.parse("::1").orElseThrow().isV6()).isTrue();
    assertThat(IpAddress.parse("1.2.3.4").orElseThrow().isV6()).isFalse();
  }
}
