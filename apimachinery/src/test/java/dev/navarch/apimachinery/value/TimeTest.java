package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeTest {

  @Test
  void zeroIsTheFirstSecondOfYearOne() {
    assertThat(Time.ZERO).hasToString("0001-01-01T00:00:00Z");
    assertThat(Time.ZERO.isZero()).isTrue();
    assertThat(Time.parse("0001-01-01T00:00:00Z")).isEqualTo(Time.ZERO);
    assertThat(Time.ofEpochSecond(0).isZero()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1970-01-01T00:00:00Z",
        "1969-12-31T23:59:59Z",
        "2006-01-02T15:04:05Z",
        "2024-02-29T12:00:00Z",
        "2000-02-29T00:00:00Z",
        "9999-12-31T23:59:59Z"
      })
  void theWireFormReadsAndPrints(String text) {
    Time time = Time.parse(text);

    assertThat(time).hasToString(text);
    assertThat(time.toInstant()).isEqualTo(Instant.parse(text));
  }

  @ParameterizedTest
  @CsvSource({
    "2006-01-02T15:04:05+00:00, 2006-01-02T15:04:05Z",
    "2006-01-02T15:04:05+07:00, 2006-01-02T08:04:05Z",
    "2006-01-02T15:04:05-07:30, 2006-01-02T22:34:05Z",
    "2006-01-02T15:04:05+24:00, 2006-01-01T15:04:05Z",
    "2006-01-02T15:04:05+00:60, 2006-01-02T14:04:05Z",
    "2006-01-02T15:04:05.999999999Z, 2006-01-02T15:04:05Z",
    "2006-01-02T15:04:05.1234567890123Z, 2006-01-02T15:04:05Z",
    "'2006-01-02T15:04:05,5Z', 2006-01-02T15:04:05Z",
    "1969-12-31T23:59:58.5Z, 1969-12-31T23:59:58Z",
    "2006-01-02T5:04:05Z, 2006-01-02T05:04:05Z"
  })
  void otherFormsThatGoAcceptsBecomeUtcSeconds(String text, String expected) {
    assertThat(Time.parse(text)).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | cannot parse \"\" as \"2006\"",
        "abc | cannot parse \"abc\" as \"2006\"",
        "20x6-01-02T15:04:05Z | cannot parse \"20x6-01-02T15:04:05Z\" as \"2006\"",
        "2006/01/02 | cannot parse \"/01/02\" as \"-\"",
        "2006-1-02T15:04:05Z | cannot parse \"1-02T15:04:05Z\" as \"01\"",
        "2006-01-2T15:04:05Z | cannot parse \"2T15:04:05Z\" as \"02\"",
        "2006-01-02 15:04:05Z | cannot parse \" 15:04:05Z\" as \"T\"",
        "2006-01-02t15:04:05Z | cannot parse \"t15:04:05Z\" as \"T\"",
        "2006-01-02T15:04 | cannot parse \"\" as \":\"",
        "2006-01-02T15:04:05 | cannot parse \"\" as \"Z07:00\"",
        "2006-01-02T15:04:05z | cannot parse \"z\" as \"Z07:00\"",
        "2006-01-02T15:04:05.Z | cannot parse \".Z\" as \"Z07:00\"",
        "2006-01-02T15:04:05+0700 | cannot parse \"+0700\" as \"Z07:00\"",
        "2006-01-02T15:04:05*07:00 | cannot parse \"*07:00\" as \"Z07:00\""
      })
  void malformedTextIsRefusedAsInGo(String text, String rest) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Time.parse(text))
        .withMessage("parsing time \"" + text + "\" as \"2006-01-02T15:04:05Z07:00\": " + rest);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2006-13-02T15:04:05Z | month out of range",
        "2006-00-02T15:04:05Z | month out of range",
        "2006-02-30T15:04:05Z | day out of range",
        "2006-02-00T15:04:05Z | day out of range",
        "2023-02-29T15:04:05Z | day out of range",
        "1900-02-29T15:04:05Z | day out of range",
        "2006-04-31T15:04:05Z | day out of range",
        "2006-01-02T24:00:00Z | hour out of range",
        "2006-01-02T15:60:05Z | minute out of range",
        "2006-01-02T15:04:60Z | second out of range",
        "2006-01-02T15:04:05+25:00 | time zone offset hour out of range",
        "2006-01-02T15:04:05+01:61 | time zone offset minute out of range",
        "2006-01-02T15:04:05Zulu | extra text: \"ulu\"",
        "0000-12-31T23:59:59Z | year out of range",
        "0001-01-01T00:00:00+00:01 | year out of range",
        "9999-12-31T23:59:59-00:01 | year out of range"
      })
  void impossibleMomentsAreRefused(String text, String rest) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Time.parse(text))
        .withMessage("parsing time \"" + text + "\": " + rest);
  }

  @Test
  void momentsOutsideTheYearsOneTo9999AreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Time.of(Instant.MAX));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Time.ofEpochSecond(Time.ZERO.epochSecond() - 1));
  }

  @Test
  void instantsLoseTheirFraction() {
    assertThat(Time.of(Instant.parse("1969-12-31T23:59:59.9Z")))
        .hasToString("1969-12-31T23:59:59Z");
  }

  @Test
  void timesAreOrdered() {
    Time early = Time.ofEpochSecond(1);
    Time late = Time.ofEpochSecond(2);

    assertThat(early).isLessThan(late);
    assertThat(early.before(late)).isTrue();
    assertThat(early.after(late)).isFalse();
    assertThat(late.before(late)).isFalse();
    assertThat(late.after(early)).isTrue();
  }
}
