package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntOrStringTest {

  @Test
  void zeroIsTheNumber() {
    assertThat(IntOrString.ZERO).isEqualTo(new IntOrString.Int(0)).hasToString("0");
    assertThat(IntOrString.of(0)).isSameAs(IntOrString.ZERO);
  }

  @ParameterizedTest
  @CsvSource({"80,80", "-1,-1", "+7,7", "2147483647,2147483647", "007,7"})
  void parseFindsNumbers(String text, int number) {
    assertThat(IntOrString.parse(text)).isEqualTo(IntOrString.of(number));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "http", "10%", "2147483648", "-", "1 ", "0x10", "٣", "99999999999999999999"})
  void parseLeavesEverythingElseAsText(String text) {
    assertThat(IntOrString.parse(text)).isEqualTo(new IntOrString.Str(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource({
    "25%, 10, true, 3",
    "25%, 10, false, 2",
    "30%, 10, true, 3",
    "30%, 10, false, 3",
    "0%, 10, true, 0",
    "100%, 7, false, 7",
    "150%, 3, true, 5",
    "-25%, 10, true, -2",
    "-25%, 10, false, -3",
    "1%, 2147483647, true, 21474837"
  })
  void percentagesAreTakenOfTheTotal(String text, int total, boolean roundUp, int expected) {
    assertThat(IntOrString.parse(text).scaledValue(total, roundUp)).isEqualTo(expected);
  }

  @Test
  void numbersAreNotScaled() {
    assertThat(IntOrString.of(4).scaledValue(100, true)).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "foo | invalid value for IntOrString: invalid type: string is not a percentage",
        "1 % | invalid value for IntOrString: invalid value \"1 %\": strconv.Atoi: parsing \"1 \":"
            + " invalid syntax",
        "% | invalid value for IntOrString: invalid value \"%\": strconv.Atoi: parsing \"\":"
            + " invalid syntax",
        "9223372036854775808% | invalid value for IntOrString: invalid value"
            + " \"9223372036854775808%\": strconv.Atoi: parsing \"9223372036854775808\": value out"
            + " of range"
      })
  void otherTextsAreRefused(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> IntOrString.of(text).scaledValue(10, true))
        .withMessage(message);
  }
}
