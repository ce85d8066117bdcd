package dev.navarch.apiserver.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Time;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HumanDurationTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

  @ParameterizedTest
  @CsvSource({
    "PT0S, 0s",
    "PT-1.999S, 0s",
    "PT-2S, <invalid>",
    "PT0.9S, 0s",
    "PT1M59S, 119s",
    "PT2M, 2m",
    "PT2M1S, 2m1s",
    "PT9M59.9S, 9m59s",
    "PT10M, 10m",
    "PT10M59S, 10m",
    "PT2H59M59S, 179m",
    "PT3H, 3h",
    "PT7H59M, 7h59m",
    "PT8H, 8h",
    "PT8H30M, 8h",
    "PT47H59M, 47h",
    "PT48H, 2d",
    "P5DT3H20M, 5d3h",
    "P7DT23H, 7d23h",
    "P8DT23H, 8d",
    "P729D, 729d",
    "P730D, 2y",
    "P740D, 2y10d",
    "P2919D, 7y364d",
    "P2920D, 8y",
    "P3650D, 10y",
    "P400000D, 292y",
  })
  void lengthsHaveTwoUnitsAtMost(Duration duration, String expected) {
    assertThat(HumanDuration.format(duration)).isEqualTo(expected);
  }

  @Test
  void agesAreCountedToNow() {
    assertThat(HumanDuration.since(Time.parse("2026-01-01T11:30:00Z"), NOW)).isEqualTo("30m");
    assertThat(HumanDuration.since(MicroTime.parse("2026-01-01T11:59:59.000001Z"), NOW))
        .isEqualTo("0s");
    assertThat(HumanDuration.since(Time.parse("2026-01-01T12:01:00Z"), NOW)).isEqualTo("<invalid>");
  }

  @Test
  void momentsThatAreNotSetAreUnknown() {
    assertThat(HumanDuration.since(Time.ZERO, NOW)).isEqualTo("<unknown>");
    assertThat(HumanDuration.since(MicroTime.ZERO, NOW)).isEqualTo("<unknown>");
    assertThat(HumanDuration.since((Time) null, NOW)).isEqualTo("<unknown>");
  }
}
