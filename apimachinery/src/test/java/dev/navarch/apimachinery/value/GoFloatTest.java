package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoFloatTest {
  @ParameterizedTest
  @CsvSource({
    "1.5,1.5",
    "-0.25,-0.25",
    "100000.5,100000.5",
    "0.0001,0.0001",
    "0.00001,1e-05",
    "-1.25e-7,-1.25e-07",
    "999999,999999",
    "1e6,1e+06",
    "1234567.5,1.2345675e+06",
    "1.5e300,1.5e+300",
    "4.9E-324,5e-324",
    "0.0,0",
    "-0.0,-0",
    "NaN,NaN",
    "Infinity,+Inf",
    "-Infinity,-Inf",
  })
  void inMessagesAnExponentBeginsEarly(double number, String text) {
    assertThat(GoFloat.general(number)).isEqualTo(text);
  }

  @Test
  void singlePrecisionNeedsFewerDigits() {
    assertThat(GoFloat.general(0.1f)).isEqualTo("0.1");
    assertThat(GoFloat.general((double) 0.1f)).isEqualTo("0.10000000149011612");
    assertThat(GoFloat.general(1.4e-45f)).isEqualTo("1e-45");
    assertThat(GoFloat.general(Float.NaN)).isEqualTo("NaN");
  }

  @ParameterizedTest
  @CsvSource({
    "1000000,1000000",
    "0.000001,0.000001",
    "0.00000025,2.5e-7",
    "1e20,100000000000000000000",
    "1e21,1e+21",
    "-1.5e300,-1.5e+300",
    "4.9E-324,5e-324",
    "-0.0,-0",
  })
  void inJsonAnExponentBeginsLate(double number, String text) {
    assertThat(GoFloat.json(number)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void jsonHasNoFormForWhatIsNotFinite(double number) {
    assertThatIllegalArgumentException().isThrownBy(() -> GoFloat.json(number));
  }
}
