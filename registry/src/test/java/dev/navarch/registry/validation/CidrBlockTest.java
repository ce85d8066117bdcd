package dev.navarch.registry.validation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CidrBlockTest {
  private static CidrBlock block(String text) {
    return CidrBlock.parse(text).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "10.0.0.0",
        "10.0.0.0/",
        "10.0.0.0/33",
        "10.0.0.0/-1",
        "10.0.0.0/1x",
        "10.0.0/8",
        "::/129",
        "10.0.0.0/8/8",
        "10.0.0.0/0008",
        "/8"
      })
  void otherTextsAreNoRanges(String text) {
    assertThat(CidrBlock.parse(text)).isEmpty();
  }

  @Test
  void rangesAreOfOneFamily() {
    assertThat(block("10.0.0.5/8").isV6()).isFalse();
    assertThat(block("2001:db8::/64").isV6()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8, 10.255.0.0/16, true",
    "10.0.0.0/8, 10.0.0.0/8, false",
    "10.0.0.0/8, 11.0.0.0/16, false",
    "10.0.0.0/16, 10.0.0.0/8, false",
    "0.0.0.0/0, 192.0.2.1/32, true",
    "10.128.0.0/9, 10.64.0.0/10, false",
    "::/0, 10.0.0.0/8, false",
    "2001:db8::/33, 2001:db8:7fff::/48, true",
    "2001:db8::/33, 2001:db8:8000::/48, false"
  })
  void aRangeContainsSmallerOnesWithItsBits(String whole, String part, boolean contains) {
    assertThat(block(whole).strictlyContains(block(part))).isEqualTo(contains);
  }
}
