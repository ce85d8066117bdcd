package dev.navarch.registry.core.service;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.registry.validation.IpAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressRangeTest {

  private static AddressRange range(String text) {
    return AddressRange.parse(text).orElseThrow();
  }

  private static boolean contains(String range, String address) {
    return range(range).contains(IpAddress.parse(address).orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/24, 10.0.0.1, 10.0.0.17, 10.0.0.254",
    "10.0.0.77/24, 10.0.0.1, 10.0.0.17, 10.0.0.254",
    "10.0.0.0/28, 10.0.0.1, 10.0.0.1, 10.0.0.14",
    "10.96.0.0/12, 10.96.0.1, 10.96.1.1, 10.111.255.254",
    "fd00::/108, fd00::1, fd00::101, fd00::f:ffff"
  })
  void leavesOutItsEndsAndKeepsTheLowerPartForThoseWhoChoose(
      String text, String first, String unasked, String last) {
    AddressRange range = range(text);

    assertThat(range.format(range.first())).isEqualTo(first);
    assertThat(range.format(range.firstUnasked())).isEqualTo(unasked);
    assertThat(range.format(range.last())).isEqualTo(last);
  }

  @Test
  void containsWhatItGivesOutAndNothingElse() {
    assertThat(contains("10.0.0.0/24", "10.0.0.1")).isTrue();
    assertThat(contains("10.0.0.0/24", "10.0.0.254")).isTrue();
    assertThat(contains("10.0.0.0/24", "10.0.0.0")).isFalse();
    assertThat(contains("10.0.0.0/24", "10.0.0.255")).isFalse();
    assertThat(contains("10.0.0.0/24", "10.0.1.1")).isFalse();
    assertThat(contains("10.0.0.0/24", "fd00::1")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "10.0.0.0", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/31", "x/8", "::/-1"})
  void isNoRangeWithoutRoom(String text) {
    assertThat(AddressRange.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.1, 10.0.0.1",
    "FD00:0:0:0:0:0:0:1, fd00::1",
    "2001:db8:0:0:1:0:0:0, 2001:db8:0:0:1::",
    "2001:db8:0:1:1:1:1:1, 2001:db8:0:1:1:1:1:1",
    "::, ::",
    "::ffff:10.0.0.1, 10.0.0.1"
  })
  void writesAnAddressInOneWay(String text, String canonical) {
    assertThat(AddressRange.canonical(IpAddress.parse(text).orElseThrow())).isEqualTo(canonical);
  }
}
