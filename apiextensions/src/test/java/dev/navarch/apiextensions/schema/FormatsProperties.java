package dev.navarch.apiextensions.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class FormatsProperties {
  private static final List<String> NAMES =
      List.of(
          "bsonobjectid",
          "uri",
          "email",
          "hostname",
          "ipv4",
          "ipv6",
          "cidr",
          "mac",
          "uuid",
          "uuid3",
          "uuid4",
          "uuid5",
          "isbn",
          "isbn10",
          "isbn13",
          "creditcard",
          "ssn",
          "hexcolor",
          "rgbcolor",
          "byte",
          "date",
          "date-time",
          "duration",
          "quantity",
          "k8s-short-name",
          "k8s-long-name");

  @Property(tries = 500)
  void anyTextIsAnsweredWithYesOrNo(@ForAll("texts") String text) {
    for (String name : NAMES) {
      assertThatCode(() -> Formats.matches(name, text)).doesNotThrowAnyException();
    }
  }

  @Property(tries = 200)
  void everyAddressOfFourBytesIsOne(
      @ForAll("bytes") int a, @ForAll("bytes") int b, @ForAll("bytes") int c) {
    String address = a + "." + b + "." + c + ".1";

    assertThat(Formats.matches("ipv4", address)).isTrue();
    assertThat(Formats.matches("ipv6", "::" + address)).isTrue();
    assertThat(Formats.matches("cidr", address + "/" + a % 33)).isTrue();
  }

  @Provide
  Arbitrary<Integer> bytes() {
    return Arbitraries.integers().between(0, 255);
  }

  /** Texts of the characters that the formats are made of, and of others. */
  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.strings().withChars("0123456789abcfTZ:.-+/@<>\"()[]%#rgb, \\é").ofMaxLength(40),
        Arbitraries.strings().ofMaxLength(20));
  }
}
