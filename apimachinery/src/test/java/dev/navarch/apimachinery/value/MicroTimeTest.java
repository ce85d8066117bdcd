package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MicroTimeTest {

  @Test
  void zeroIsTheFirstSecondOfYearOne() {
    assertThat(MicroTime.ZERO).hasToString("0001-01-01T00:00:00.000000Z");
    assertThat(MicroTime.ZERO.isZero()).isTrue();
    assertThat(MicroTime.ofEpochMicro(0).isZero()).isFalse();
    assertThat(MicroTime.ZERO.epochMicro()).isEqualTo(-62_135_596_800_000_000L);
  }

  @ParameterizedTest
  @CsvSource({
    "2006-01-02T15:04:05.000000Z, 2006-01-02T15:04:05.000000Z",
    "2006-01-02T15:04:05.123456Z, 2006-01-02T15:04:05.123456Z",
    "1969-12-31T23:59:59.000001Z, 1969-12-31T23:59:59.000001Z",
    "2006-01-02T15:04:05.123456789Z, 2006-01-02T15:04:05.123456Z",
    "2006-01-02T15:04:05.12345x, ",
    "2006-01-02T15:04:05.5+01:00, 2006-01-02T14:04:05.500000Z",
    "2006-01-02T15:04:05Z, 2006-01-02T15:04:05.000000Z"
  })
  void fractionsAreCutToMicroseconds(String text, String expected) {
    if (expected == null) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> MicroTime.parse(text))
          .withMessage(
              "parsing time \"%s\" as \"2006-01-02T15:04:05.000000Z07:00\": cannot parse \"x\" as"
                  + " \"Z07:00\"",
              text);
    } else {
      assertThat(MicroTime.parse(text)).hasToString(expected);
    }
  }

  @Test
  void instantsBefore1970KeepTheirFraction() {
    Instant instant = Instant.parse("1969-12-31T23:59:58.999999999Z");

    MicroTime time = MicroTime.of(instant);

    assertThat(time).hasToString("1969-12-31T23:59:58.999999Z");
    assertThat(time.epochMicro()).isEqualTo(-1_000_001);
    assertThat(time.toInstant()).isEqualTo(Instant.parse("1969-12-31T23:59:58.999999Z"));
  }

  @Test
  void momentsOutsideTheYearsOneTo9999AreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> MicroTime.ofEpochMicro(Long.MAX_VALUE));
    assertThatIllegalArgumentException().isThrownBy(() -> MicroTime.of(Instant.MIN));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MicroTime.ofEpochMicro(MicroTime.ZERO.epochMicro() - 1));
  }

  @Test
  void timesAreOrdered() {
    MicroTime early = MicroTime.ofEpochMicro(1);
    MicroTime late = MicroTime.ofEpochMicro(2);

    assertThat(early).isLessThan(late);
    assertThat(early.before(late)).isTrue();
    assertThat(early.after(late)).isFalse();
  }
}
