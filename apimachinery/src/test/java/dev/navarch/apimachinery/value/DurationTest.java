package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurationTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0s",
    "1, 1ns",
    "1100, 1.1µs",
    "2200000, 2.2ms",
    "100000000, 100ms",
    "1500000000, 1.5s",
    "3300000000, 3.3s",
    "90000000000, 1m30s",
    "245000000000, 4m5s",
    "245001000000, 4m5.001s",
    "18367001000000, 5h6m7.001s",
    "3600000000000, 1h0m0s",
    "480000000001, 8m0.000000001s",
    "9223372036854775807, 2562047h47m16.854775807s",
    "-9223372036854775808, -2562047h47m16.854775808s",
    "-1500000, -1.5ms"
  })
  void printsAndReadsAsGoDoes(long nanos, String text) {
    assertThat(Duration.ofNanos(nanos)).hasToString(text);
    assertThat(Duration.parse(text)).isEqualTo(Duration.ofNanos(nanos));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, 0",
    "+5s, 5000000000",
    "5.s, 5000000000",
    ".5s, 500000000",
    "1.004s, 1004000000",
    "100.00100s, 100001000000",
    "10us, 10000",
    "11µs, 11000",
    "12μs, 12000",
    "-1.5h, -5400000000000",
    "2h45m, 9900000000000",
    "3h30s, 10830000000000",
    "10.5s4m, 250500000000",
    "1h15m30.918s, 4530918000000",
    "39h9m14.425s, 140954425000000",
    "9007199254740993ns, 9007199254740993",
    "9223372036854775.807us, 9223372036854775807",
    "0.3333333333333333333h, 1200000000000",
    "0.830103483285477580700h, 2988372539827",
    "0.100000000000000000000h, 360000000000",
    "0.9223372036854775807s, 922337203"
  })
  void readsAllThatGoReads(String text, long nanos) {
    assertThat(Duration.parse(text).toNanos()).isEqualTo(nanos);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | time: invalid duration \"\"",
        "3 | time: missing unit in duration \"3\"",
        "- | time: invalid duration \"-\"",
        "s | time: invalid duration \"s\"",
        ". | time: invalid duration \".\"",
        "-. | time: invalid duration \"-.\"",
        ".s | time: invalid duration \".s\"",
        "+.s | time: invalid duration \"+.s\"",
        "1d | time: unknown unit \"d\" in duration \"1d\"",
        "1µ | time: unknown unit \"\\xc2\\xb5\" in duration \"1\\xc2\\xb5\"",
        "1h 2m | time: unknown unit \"h \" in duration \"1h 2m\"",
        "1s-2s | time: unknown unit \"s-\" in duration \"1s-2s\"",
        "1h2 | time: missing unit in duration \"1h2\"",
        "1..5s | time: missing unit in duration \"1..5s\"",
        "9223372036854775810ns | time: invalid duration \"9223372036854775810ns\"",
        "92233720368547758080ns | time: invalid duration \"92233720368547758080ns\"",
        "9223372036854775808ns | time: invalid duration \"9223372036854775808ns\"",
        "-9223372036854775809ns | time: invalid duration \"-9223372036854775809ns\"",
        "9223372036854ms775us808ns | time: invalid duration \"9223372036854ms775us808ns\"",
        "-9223372036854775808ns9223372036854775808ns | time: invalid duration"
            + " \"-9223372036854775808ns9223372036854775808ns\"",
        "3000000h | time: invalid duration \"3000000h\""
      })
  void refusesInGosWords(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Duration.parse(text))
        .withMessage(message);
  }

  @Test
  void convertsFromAndToTheJdk() {
    assertThat(Duration.of(java.time.Duration.ofMillis(1500))).hasToString("1.5s");
    assertThat(Duration.ofSeconds(-90).toJava()).isEqualTo(java.time.Duration.ofSeconds(-90));
    assertThat(Duration.ofSeconds(0)).isSameAs(Duration.ZERO);
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> Duration.ofSeconds(Long.MAX_VALUE));
  }

  @Test
  void durationsAreOrdered() {
    assertThat(Duration.ofNanos(-1)).isLessThan(Duration.ZERO);
    assertThat(Duration.ofSeconds(1)).isEqualByComparingTo(Duration.parse("1000ms"));
  }
}
