package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Quantity.Format;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.IntRange;

class QuantityProperties {

  private static final BigDecimal MAX = BigDecimal.valueOf(Long.MAX_VALUE);
  private static final List<Suffix> BINARY =
      List.of(
          new Suffix("Ki", 10),
          new Suffix("Mi", 20),
          new Suffix("Gi", 30),
          new Suffix("Ti", 40),
          new Suffix("Pi", 50),
          new Suffix("Ei", 60));
  private static final List<Suffix> DECIMAL =
      List.of(
          new Suffix("n", -9),
          new Suffix("u", -6),
          new Suffix("m", -3),
          new Suffix("", 0),
          new Suffix("k", 3),
          new Suffix("M", 6),
          new Suffix("G", 9),
          new Suffix("T", 12),
          new Suffix("P", 15),
          new Suffix("E", 18));

  record Suffix(String text, int power) {}

  @Property
  void decimalTextMeansWhatBigDecimalSays(
      @ForAll("numbers") String number, @ForAll("decimalSuffixes") Suffix suffix) {
    BigDecimal exact = new BigDecimal(number).scaleByPowerOfTen(suffix.power());

    assertThat(Quantity.parse(number + suffix.text()).asBigDecimal())
        .isEqualByComparingTo(exact.setScale(9, RoundingMode.UP));
  }

  @Property
  void exponentTextMeansWhatBigDecimalSays(
      @ForAll("numbers") String number, @ForAll @IntRange(min = -150, max = 150) int exponent) {
    BigDecimal exact = new BigDecimal(number).scaleByPowerOfTen(exponent);

    assertThat(Quantity.parse(number + "e" + exponent).asBigDecimal())
        .isEqualByComparingTo(exact.setScale(9, RoundingMode.UP));
  }

  @Property
  void binaryTextMeansWhatBigDecimalSays(
      @ForAll("numbers") String number, @ForAll("binarySuffixes") Suffix suffix) {
    BigDecimal unit = new BigDecimal(BigInteger.ONE.shiftLeft(suffix.power()));
    BigDecimal exact = new BigDecimal(number).multiply(unit).setScale(9, RoundingMode.UP);

    assertThat(Quantity.parse(number + suffix.text()).asBigDecimal())
        .isEqualByComparingTo(exact.min(MAX).max(MAX.negate()));
  }

  @Property
  void quantitiesReadWhatTheyPrint(@ForAll("quantities") Quantity quantity) {
    Quantity read = Quantity.parse(quantity.toString());

    assertThat(read.sameValue(quantity)).isTrue();
    assertThat(Quantity.parse(read.toString())).isEqualTo(read);
    // A binary amount without a suffix to show it, such as 2000, is read as a decimal one: 2k.
    boolean formatShows =
        quantity.format() != Format.BINARY_SI || quantity.toString().endsWith("i");
    if (formatShows) {
      assertThat(read).isEqualTo(quantity).hasToString(quantity.toString());
    }
  }

  @Property
  void textKeptFromParsingIsWhatPrintingWouldGive(@ForAll("quantities") Quantity quantity) {
    Quantity read = Quantity.parse(quantity.toString());

    assertThat(read.neg().neg()).hasToString(read.toString());
    assertThat(read.add(Quantity.ZERO)).hasToString(read.toString());
  }

  @Property
  void canonicalTextHasNoShorterForm(@ForAll("quantities") Quantity quantity) {
    assertThat(quantity.toString())
        .matches("0|-?[1-9][0-9]*([numkMGTPE]|[KMGTPE]i|e-?[1-9][0-9]*)?")
        .doesNotMatch(".*000([numkMGTP]|e.*)");
  }

  @Property
  void additionIsCommutativeAndUndoneBySubtraction(
      @ForAll("quantities") Quantity a, @ForAll("quantities") Quantity b) {
    assertThat(a.add(b).sameValue(b.add(a))).isTrue();
    assertThat(a.add(b).sub(b).sameValue(a)).isTrue();
    assertThat(a.sub(b).sameValue(b.sub(a).neg())).isTrue();
  }

  @Property
  void arithmeticAgreesWithBigDecimal(
      @ForAll("quantities") Quantity a, @ForAll("quantities") Quantity b, @ForAll long factor) {
    BigDecimal x = a.asBigDecimal();
    BigDecimal y = b.asBigDecimal();

    assertThat(a.add(b).asBigDecimal()).isEqualByComparingTo(x.add(y));
    assertThat(a.sub(b).asBigDecimal()).isEqualByComparingTo(x.subtract(y));
    assertThat(a.mul(factor).asBigDecimal())
        .isEqualByComparingTo(x.multiply(BigDecimal.valueOf(factor)));
    assertThat(a.compareTo(b)).isEqualTo(x.compareTo(y));
    assertThat(a.sign()).isEqualTo(x.signum());
    assertThat(a.isZero()).isEqualTo(x.signum() == 0);
  }

  @Property
  void roundingAgreesWithBigDecimal(
      @ForAll("quantities") Quantity quantity, @ForAll @IntRange(min = -12, max = 40) int unit) {
    BigDecimal exact = quantity.asBigDecimal();
    BigDecimal units = exact.scaleByPowerOfTen(-unit).setScale(0, RoundingMode.UP);
    BigDecimal limited = units.min(MAX).max(BigDecimal.valueOf(Long.MIN_VALUE));

    assertThat(quantity.scaledValue(unit)).isEqualTo(limited.longValueExact());
    assertThat(quantity.roundUp(unit).asBigDecimal())
        .isEqualByComparingTo(exact.setScale(-unit, RoundingMode.UP));
  }

  @Property
  void anyTextGivesAQuantityOrARefusal(
      @ForAll @Chars({'0', '1', '9', '.', '-', '+', 'e', 'E', 'i', 'n', 'm', 'K', 'M', ' '})
          String text) {
    assertThat(Refusals.of(() -> Quantity.parse(text)))
        .isIn(Refusals.NONE, Refusals.ILLEGAL_ARGUMENT);
  }

  @Provide
  Arbitrary<String> numbers() {
    Arbitrary<String> digits =
        Arbitraries.strings().numeric().ofMinLength(1).ofMaxLength(24).edgeCases(c -> c.add("0"));
    Arbitrary<String> fraction =
        Arbitraries.oneOf(
            Arbitraries.just(""),
            Arbitraries.strings().numeric().ofMinLength(1).ofMaxLength(100).map(d -> "." + d));
    return Combinators.combine(Arbitraries.of("", "-", "+"), digits, fraction)
        .as((sign, whole, part) -> sign + whole + part);
  }

  @Provide
  Arbitrary<Suffix> decimalSuffixes() {
    return Arbitraries.of(DECIMAL);
  }

  @Provide
  Arbitrary<Suffix> binarySuffixes() {
    return Arbitraries.of(BINARY);
  }

  @Provide
  Arbitrary<Quantity> quantities() {
    Arbitrary<Quantity> small =
        Combinators.combine(Arbitraries.longs(), Arbitraries.integers().between(-9, 30), formats())
            .as((value, scale, format) -> decimal(BigInteger.valueOf(value), scale, format));
    Arbitrary<Quantity> large =
        Combinators.combine(
                Arbitraries.bigIntegers()
                    .between(BigInteger.TEN.pow(40).negate(), BigInteger.TEN.pow(40)),
                Arbitraries.integers().between(-9, 60),
                formats())
            .as(QuantityProperties::decimal);
    Arbitrary<Quantity> binary =
        Combinators.combine(
                Arbitraries.longs().between(-8, 8),
                Arbitraries.longs().between(-1025, 1025),
                Arbitraries.integers().between(0, 49))
            .as((a, b, shift) -> Quantity.of((a * b) << shift, Format.BINARY_SI));
    return Arbitraries.oneOf(small, large, binary);
  }

  private static Arbitrary<Format> formats() {
    return Arbitraries.of(Format.class);
  }

  /** Binary amounts beyond 64 bits do not survive reading, so they are made decimal. */
  private static Quantity decimal(BigInteger unscaled, int scale, Format format) {
    BigDecimal value = new BigDecimal(unscaled, -scale);
    boolean capped = value.abs().compareTo(MAX) > 0;
    return Quantity.of(value, capped && format == Format.BINARY_SI ? Format.DECIMAL_SI : format);
  }
}
