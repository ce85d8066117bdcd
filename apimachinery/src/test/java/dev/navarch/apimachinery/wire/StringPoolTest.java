package dev.navarch.apimachinery.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class StringPoolTest {
  private static String ofCharacters(String text) {
    char[] characters = ("<" + text + ">").toCharArray();
    return StringPool.of(characters, 1, text.length());
  }

  private static @Nullable String ofBytes(String text) {
    byte[] bytes = ("<" + text + ">").getBytes(StandardCharsets.UTF_8);
    return StringPool.ofAscii(bytes, 1, bytes.length - 2);
  }

  @Test
  void aShortTextIsTheSameObjectTheNextTime() {
    assertThat(ofCharacters("IfNotPresent"))
        .isEqualTo("IfNotPresent")
        .isSameAs(ofCharacters("IfNotPresent"));
    assertThat(ofBytes("IfNotPresent")).isEqualTo("IfNotPresent").isSameAs(ofBytes("IfNotPresent"));
  }

  @Test
  void textsOfEveryLengthAreRight() {
    String letters = "abcdefghijklmnopqrstuvwxyz".repeat(3);
    for (int length = 0; length <= letters.length(); length++) {
      String text = letters.substring(letters.length() - length);

      assertThat(ofBytes(text)).isEqualTo(text);
      assertThat(ofCharacters(text)).isEqualTo(text);
    }
  }

  @Test
  void bytesThatAreNotAllAsciiAreNotTaken() {
    for (int before = 0; before < 60; before++) {
      String text = "x".repeat(before) + "é" + "x".repeat(60 - before);

      assertThat(ofBytes(text)).isNull();
      assertThat(ofBytes(text.substring(0, before + 1))).isNull();
    }
  }

  @Test
  void longTextsAreNotKept() {
    String text = "x".repeat(49);

    assertThat(ofCharacters(text)).isEqualTo(text).isNotSameAs(ofCharacters(text));
    assertThat(ofBytes(text)).isEqualTo(text).isNotSameAs(ofBytes(text));
  }

  @Test
  void textsOfEqualHashesAreNotMistakenForOneAnother() {
    assertThat("Aa".hashCode()).isEqualTo("BB".hashCode());

    for (int i = 0; i < 3; i++) {
      assertThat(ofCharacters("Aa")).isEqualTo("Aa");
      assertThat(ofCharacters("BB")).isEqualTo("BB");
      assertThat(ofBytes("Aa")).isEqualTo("Aa");
      assertThat(ofBytes("BB")).isEqualTo("BB");
    }
  }

  @Test
  void anyCharacterIsKept() {
    assertThat(ofCharacters("é€\uD83D\uDE80\0")).isEqualTo("é€\uD83D\uDE80\0");
    assertThat(ofCharacters("")).isEmpty();
    assertThat(ofBytes("")).isEmpty();
  }

  @Test
  void manyThreadsAlwaysGetTheirOwnText() {
    boolean right =
        IntStream.range(0, 100_000)
            .parallel()
            .mapToObj(i -> "text-" + i % 20_000)
            .allMatch(text -> text.equals(ofCharacters(text)) && text.equals(ofBytes(text)));

    assertThat(right).isTrue();
  }
}
