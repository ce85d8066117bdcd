package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.navarch.apimachinery.value.Quantity.Format;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantityTest {

  private static final String WRONG_FORMAT =
      "quantities must match the regular expression"
          + " '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";

  @ParameterizedTest
  @CsvSource({
    "0, 0, DECIMAL_SI",
    "0n, 0, DECIMAL_SI",
    "0Ki, 0, BINARY_SI",
    "0e3, 0, DECIMAL_EXPONENT",
    "1, 1, DECIMAL_SI",
    "1Ki, 1024, BINARY_SI",
    "8Ki, 8192, BINARY_SI",
    "7Mi, 7340032, BINARY_SI",
    "6Gi, 6442450944, BINARY_SI",
    "5Ti, 5497558138880, BINARY_SI",
    "4Pi, 4503599627370496, BINARY_SI",
    "3Ei, 3458764513820540928, BINARY_SI",
    "5n, 5e-9, DECIMAL_SI",
    "4u, 4e-6, DECIMAL_SI",
    "3m, 3e-3, DECIMAL_SI",
    "8k, 8000, DECIMAL_SI",
    "7M, 7e6, DECIMAL_SI",
    "6G, 6e9, DECIMAL_SI",
    "5T, 5e12, DECIMAL_SI",
    "2P, 2e15, DECIMAL_SI",
    "1E, 1e18, DECIMAL_SI",
    "12E, 12e18, DECIMAL_SI",
    "1E-3, 0.001, DECIMAL_EXPONENT",
    "1e3, 1000, DECIMAL_EXPONENT",
    "1.3E+6, 1300000, DECIMAL_EXPONENT",
    "1.40e9, 1.4e9, DECIMAL_EXPONENT",
    "100.035k, 100035, DECIMAL_SI",
    "0.0005k, 0.5, DECIMAL_SI",
    "0.05000, 0.05, DECIMAL_SI",
    "7.123456M, 7123456, DECIMAL_SI",
    "100.035Ki, 102435.84, BINARY_SI",
    "0.5Mi, 524288, BINARY_SI",
    "0.05Gi, 53687091.2, BINARY_SI",
    "0.025Ti, 27487790694.4, BINARY_SI",
    "9223372036854775807, 9223372036854775807, DECIMAL_SI",
    "18446744073709551616, 18446744073709551616, DECIMAL_SI",
    "1234567890123456789012345678901234567890, 1234567890123456789012345678901234567890, DECIMAL_SI"
  })
  void readsNumberAndFormat(String text, BigDecimal amount, Format format) {
    for (String sign : new String[] {"", "+", "-"}) {
      Quantity quantity = Quantity.parse(sign + text);

      assertThat(quantity.asBigDecimal())
          .isEqualByComparingTo(sign.equals("-") ? amount.negate() : amount);
      assertThat(quantity.format()).isEqualTo(format);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "3.001n, 4e-9, DECIMAL_SI",
    "1.1E-9, 2e-9, DECIMAL_EXPONENT",
    "0.0000000001, 1e-9, DECIMAL_SI",
    "0.00000000050, 1e-9, DECIMAL_SI",
    "0.5e-9, 1e-9, DECIMAL_EXPONENT",
    "0.9n, 1e-9, DECIMAL_SI",
    "0.00000012345, 124e-9, DECIMAL_SI",
    "1e-999999999, 1e-9, DECIMAL_EXPONENT",
    "12345678901234567890.0000000001, 12345678901234567890.000000001, DECIMAL_SI",
    "0.000000000001Ki, 2e-9, DECIMAL_SI",
    "0.5n, 1e-9, DECIMAL_SI"
  })
  void roundsPartsBelowANanoAwayFromZero(String text, BigDecimal amount, Format format) {
    assertThat(Quantity.parse(text).asBigDecimal()).isEqualByComparingTo(amount);
    assertThat(Quantity.parse("-" + text).asBigDecimal()).isEqualByComparingTo(amount.negate());
    assertThat(Quantity.parse(text).format()).isEqualTo(format);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"8Ei", "9Ei", "9223372036854775807Ki", "8.5Ei", "99999999999999999999999Mi"})
  void binaryAmountsStopAtTheLimitOfSixtyFourBits(String text) {
    assertThat(Quantity.parse(text).value()).isEqualTo(Long.MAX_VALUE);
    assertThat(Quantity.parse(text)).hasToString("9223372036854775807");
    assertThat(Quantity.parse("-" + text).value()).isEqualTo(-Long.MAX_VALUE);
  }

  @ParameterizedTest
  @CsvSource({
    ".001, 1m",
    "1., 1",
    "1.G, 1G",
    ".0001k, 100m",
    "., 0",
    "-., 0",
    "-, 0",
    "+, 0",
    "Ki, 0"
  })
  void dotsAndDigitsMayBeMissingAsInKubernetes(String text, String canonical) {
    assertThat(Quantity.parse(text)).hasToString(canonical);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " 1", "1 ", "1.1.M", "1+1.0M", "0.1am", "aoeu", "1,5", "१", "1e3x"})
  void wrongFormIsRefused(String text) {
    assertThatExceptionOfType(QuantityFormatException.class)
        .isThrownBy(() -> Quantity.parse(text))
        .withMessage(WRONG_FORMAT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.1mi",
        ".5i",
        "1i",
        "-3.01i",
        "-3.01e-",
        "1e",
        "1ki",
        "1K",
        "1mm",
        "1MiMi",
        "1Ki1",
        "1k3",
        "1+3",
        "--1",
        "1Ee3",
        "1e2147483648",
        "1e-2147483648",
        "1e99999999999999999999"
      })
  void wrongSuffixIsRefused(String text) {
    assertThatExceptionOfType(QuantityFormatException.class)
        .isThrownBy(() -> Quantity.parse(text))
        .withMessage("unable to parse quantity's suffix");
  }

  @ParameterizedTest
  @CsvSource({
    "1Ki, 1Ki",
    "1024Mi, 1Gi",
    "307200Ki, 300Mi",
    "1001Gi, 1001Gi",
    "1.5Gi, 1536Mi",
    "1025Ki, 1025Ki",
    ".001Ki, 1024m",
    ".000001Ki, 1024u",
    ".000000001Ki, 1024n",
    "0.5Ki, 512",
    "0.05Gi, 53687091200m",
    "1000M, 1G",
    "0.001T, 1G",
    "1000m, 1",
    "1.5, 1500m",
    "1.08, 1080m",
    "1080000000n, 1080m",
    "100m, 100m",
    "10000000000000000000m, 10P",
    "1234567M, 1234567M",
    "007, 7",
    "+5, 5",
    "1.100, 1100m",
    "5E3, 5e3",
    "5e03, 5e3",
    ".001e12, 1e9",
    "0.001e0, 1e-3",
    "1000e-12, 1e-9",
    "1e14, 100e12",
    "80e-3, 80e-3",
    "00, 0",
    "1000E, 1e21",
    "5000000E, 5e24",
    "123456789012345678901234567890, 123456789012345678901234567890",
    "12345678901234567890000, 12345678901234567890k"
  })
  void printsInCanonicalForm(String text, String canonical) {
    assertThat(Quantity.parse(text)).hasToString(canonical);
    if (!canonical.equals("0")) {
      assertThat(Quantity.parse("-" + text.replace("+", ""))).hasToString("-" + canonical);
    }
  }

  @Test
  void binaryFormatFallsBackToDecimalWhereItMust() {
    assertThat(Quantity.of(1000, Format.BINARY_SI)).hasToString("1k");
    assertThat(Quantity.of(1023, Format.BINARY_SI)).hasToString("1023");
    assertThat(Quantity.of(1024, Format.BINARY_SI)).hasToString("1Ki");
    assertThat(Quantity.of(2000, Format.BINARY_SI)).hasToString("2000");
    assertThat(Quantity.of(new BigDecimal("1234.567"), Format.BINARY_SI)).hasToString("1234567m");
    assertThat(Quantity.of(new BigDecimal("0.5"), Format.BINARY_SI)).hasToString("500m");
    assertThat(Quantity.parse("1Ei").mul(1024)).hasToString("1180591620717411303424");
    assertThat(Quantity.of(new BigDecimal("1e70"), Format.BINARY_SI)).hasToString("10e69");
    assertThat(Quantity.parse("4Ei").add(Quantity.parse("4Ei"))).hasToString("8Ei");
    assertThat(Quantity.of(Long.MIN_VALUE, Format.BINARY_SI)).hasToString("-8Ei");
  }

  @Test
  void factoriesKeepFormatAndScale() {
    assertThat(Quantity.ZERO).hasToString("0");
    assertThat(Quantity.of(5)).hasToString("5");
    assertThat(Quantity.ofMilli(1500)).hasToString("1500m");
    assertThat(Quantity.of(3000, Format.DECIMAL_EXPONENT)).hasToString("3e3");
    assertThat(Quantity.of(new BigDecimal("1e-12"), Format.DECIMAL_SI)).hasToString("1n");
    assertThat(Quantity.of(new BigDecimal("-1e-999999999"), Format.DECIMAL_SI)).hasToString("-1n");
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> Quantity.of(new BigDecimal("1e999999999"), Format.DECIMAL_SI));
  }

  @Test
  void sumsTakeTheFormatOfTheFirstThatIsNotZero() {
    Quantity zero = Quantity.ZERO;
    Quantity gibi = Quantity.parse("1Gi");

    assertThat(zero.add(gibi)).hasToString("1Gi");
    assertThat(gibi.add(zero)).hasToString("1Gi");
    assertThat(zero.sub(gibi)).hasToString("-1Gi");
    assertThat(gibi.add(Quantity.parse("1G"))).hasToString("2073741824");
    assertThat(Quantity.parse("100m").add(Quantity.parse("1"))).hasToString("1100m");
    assertThat(Quantity.parse("1e3").sub(Quantity.parse("1k"))).hasToString("0");
  }

  @Test
  void arithmeticLeavesSixtyFourBitsWithoutLoss() {
    Quantity max = Quantity.of(Long.MAX_VALUE);
    Quantity min = Quantity.of(Long.MIN_VALUE);

    assertThat(max.add(max)).hasToString("18446744073709551614");
    assertThat(max.add(Quantity.parse("1n"))).hasToString("9223372036854775807000000001n");
    assertThat(min.neg()).hasToString("9223372036854775808");
    assertThat(min.sub(max)).hasToString("-18446744073709551615");
    assertThat(Quantity.ZERO.sub(min)).hasToString("9223372036854775808");
    assertThat(max.mul(10)).hasToString("92233720368547758070");
    assertThat(min.mul(-1)).hasToString("9223372036854775808");
    assertThat(max.mul(10).sub(max.mul(9)).sub(max).isZero()).isTrue();
    assertThat(Quantity.parse("1e900").add(Quantity.parse("1n")).sub(Quantity.parse("1e900")))
        .hasToString("1e-9");
  }

  @ParameterizedTest
  @CsvSource({
    "100m, 1, 100",
    "1, 1, 1000",
    "1500m, 2, 1500",
    "-1500m, -2, -1500",
    "1n, 1, 1",
    "-1n, -1, -1",
    "1Ki, 1024, 1024000",
    "9223372036854775807, 9223372036854775807, 9223372036854775807",
    "-9223372036854775808, -9223372036854775808, -9223372036854775808",
    "1e20, 9223372036854775807, 9223372036854775807",
    "-18446744073709551616, -9223372036854775808, -9223372036854775808",
    "1e900, 9223372036854775807, 9223372036854775807",
    "12345678901234567.8901, 12345678901234568, 9223372036854775807",
    "12345678901234567890.1n, 12345678902, 12345678901235"
  })
  void valuesRoundAwayFromZeroAndStopAtTheLimits(String text, long value, long milliValue) {
    Quantity quantity = Quantity.parse(text);

    assertThat(quantity.value()).isEqualTo(value);
    assertThat(quantity.milliValue()).isEqualTo(milliValue);
  }

  @Test
  void scaledValueTakesAnyUnit() {
    assertThat(Quantity.parse("1500").scaledValue(3)).isEqualTo(2);
    assertThat(Quantity.parse("1").scaledValue(-9)).isEqualTo(1_000_000_000);
    assertThat(Quantity.parse("5").scaledValue(Integer.MAX_VALUE)).isEqualTo(1);
    assertThat(Quantity.parse("-5").scaledValue(19)).isEqualTo(-1);
    assertThat(Quantity.parse("5").scaledValue(Integer.MIN_VALUE)).isEqualTo(Long.MAX_VALUE);
    assertThat(Quantity.ZERO.scaledValue(Integer.MIN_VALUE)).isZero();
    Quantity big = Quantity.parse("98765432109876543210987654321");
    assertThat(big.scaledValue(20)).isEqualTo(987654322);
    assertThat(big.scaledValue(Integer.MAX_VALUE)).isEqualTo(1);
    assertThat(big.neg().scaledValue(Integer.MIN_VALUE)).isEqualTo(Long.MIN_VALUE);
  }

  @ParameterizedTest
  @CsvSource({
    "9.01, -3, 9010m",
    "9.01, -2, 9010m",
    "9.01, -1, 9100m",
    "9.01, 0, 10",
    "9.01, 1, 10",
    "9.01, 2, 100",
    "-9.01, 0, -10",
    "0, 5, 0",
    "1n, 3, 1k",
    "1n, 30, 1e30",
    "98765432109876543210987654321, 27, 99e27",
    "1.2345, -3, 1235m"
  })
  void roundUpGoesAwayFromZero(String text, int unit, String expected) {
    assertThat(Quantity.parse(text).roundUp(unit)).hasToString(expected);
  }

  @Test
  void roundUpToMilliKeepsTheFormat() {
    assertThat(Quantity.parse("1e-9").roundUpToMilli()).hasToString("1e-3");
    assertThat(Quantity.parse("1Ki").roundUpToMilli()).hasToString("1Ki");
  }

  @Test
  void equalityIsOfTheTextAndOrderOfTheAmount() {
    Quantity kibi = Quantity.parse("1Ki");
    Quantity plain = Quantity.parse("1024");

    assertThat(kibi).isNotEqualTo(plain).isEqualByComparingTo(plain);
    assertThat(kibi.sameValue(plain)).isTrue();
    assertThat(Quantity.parse("1000m")).isEqualTo(Quantity.of(1)).hasSameHashCodeAs(Quantity.of(1));
    assertThat(Quantity.parse("0Ki")).isEqualTo(Quantity.ZERO);
  }

  @ParameterizedTest
  @CsvSource({
    "100m, 50m, 1",
    "10000T, 100Gi, 1",
    "0n, 0E, 0",
    "800m, 1, -1",
    "9223372036854775807E, 1, 1",
    "-9223372036854775808E, -1, -1",
    "18446744073709551616, 18446744073709551615, 1",
    "1e999, 1n, 1",
    "-1e999, 1e999, -1"
  })
  void comparesAmounts(String a, String b, int expected) {
    assertThat(Quantity.parse(a).compareTo(Quantity.parse(b))).isEqualTo(expected);
    assertThat(Quantity.parse(b).compareTo(Quantity.parse(a))).isEqualTo(-expected);
  }

  @Test
  void amountsFromTenToTheThousandOnAreRefused() {
    assertThat(Quantity.parse("1e999")).hasToString("1e999");
    assertThat(Quantity.parse("9".repeat(1000)).asBigDecimal().precision()).isEqualTo(1000);
    for (String text : new String[] {"1e1000", "1e999999999", "9".repeat(1001), "0.1e1001"}) {
      assertThatExceptionOfType(QuantityFormatException.class)
          .isThrownBy(() -> Quantity.parse(text))
          .withMessage("unable to parse numeric part of quantity");
    }
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> Quantity.parse("1e999").mul(10));
  }

  @Test
  void hostileTextIsAnsweredAtOnce() {
    String digits = "7".repeat(2_000_000);
    assertTimeoutPreemptively(
        java.time.Duration.ofSeconds(10),
        () -> {
          for (String text :
              new String[] {
                digits,
                digits + "Ki",
                "0." + digits,
                "0." + digits + "Ei",
                "." + digits + "e999",
                digits + "e-1999999",
                digits + "e-999999999",
                "0".repeat(2_000_000) + "1",
                "0." + "0".repeat(2_000_000) + "1Ei",
                "1e" + digits,
                "1" + "E".repeat(2_000_000),
                "-".repeat(2_000_000)
              }) {
            if (Refusals.of(() -> Quantity.parse(text)) == Refusals.NONE) {
              Quantity quantity = Quantity.parse(text);
              assertThat(quantity.add(Quantity.parse("1e999")).compareTo(quantity)).isPositive();
            }
          }
        });
  }

  @Test
  void binaryFractionsOfAllTheirDigitsAreNotRounded() {
    BigDecimal exa = new BigDecimal(BigInteger.ONE.shiftLeft(60));
    for (int nanos = 1; nanos <= 100; nanos++) {
      BigDecimal amount = BigDecimal.valueOf(nanos, 9);
      String fraction = amount.divide(exa).toPlainString();

      assertThat(Quantity.parse(fraction + "Ei").asBigDecimal()).isEqualByComparingTo(amount);
    }
  }

  @Test
  void digitsFarBelowANanoStillCount() {
    BigInteger exa = BigInteger.ONE.shiftLeft(60);
    String tail = "0".repeat(500) + "1";

    Quantity whole = Quantity.parse("0.5Ei");
    Quantity more = Quantity.parse("0.5" + tail + "Ei");

    assertThat(whole.asBigDecimal())
        .isEqualByComparingTo(new BigDecimal(exa).divide(BigDecimal.TWO));
    assertThat(more.sub(whole).asBigDecimal()).isEqualByComparingTo("1e-9");
    assertThat(Quantity.parse("7." + tail).asBigDecimal()).isEqualByComparingTo("7.000000001");
  }
}
