package dev.navarch.apimachinery.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConverterTest {
  private static final String TEXT = String.class.getName();
  private static final String NUMBER = Integer.class.getName();
  private static final String BIG = Long.class.getName();

  private static Object generated(int index, Object value) {
    return index == 7 ? (Object) index : (Object) (long) index;
  }

  @Test
  void aValueOfTheTargetTypeIsItsOwnConversion() {
    Converter converter = new Converter.Builder().build();

    assertThat(converter.canConvert(TEXT, TEXT)).isTrue();
    assertThat(converter.convert("x", TEXT)).containsSame("x");
  }

  @Test
  void whatNobodyRegisteredCannotBeConverted() {
    Converter converter =
        new Converter.Builder().add(String.class, Integer.class, Integer::valueOf).build();

    assertThat(converter.canConvert(NUMBER, TEXT)).isFalse();
    assertThat(converter.convert(5, TEXT)).isEmpty();
    assertThat(converter.convert("5", NUMBER)).contains(5);
  }

  @Test
  void generatedConversionsAreCalledByTheirNumber() {
    Converter converter =
        new Converter.Builder()
            .addGenerated(TEXT, NUMBER, ConverterTest::generated, 7)
            .addGenerated(TEXT, BIG, ConverterTest::generated, 8)
            .build();

    assertThat(converter.convert("5", NUMBER)).contains(7);
    assertThat(converter.convert("5", BIG)).contains(8L);
    assertThat(converter.canConvert(TEXT, BIG)).isTrue();
  }

  @Test
  void handWrittenConversionsWinWhicheverComesFirst() {
    Converter first =
        new Converter.Builder()
            .add(String.class, Integer.class, Integer::valueOf)
            .addGenerated(TEXT, NUMBER, ConverterTest::generated, 7)
            .build();
    Converter last =
        new Converter.Builder()
            .addGenerated(TEXT, NUMBER, ConverterTest::generated, 7)
            .add(String.class, Integer.class, Integer::valueOf)
            .build();

    assertThat(first.convert("5", NUMBER)).contains(5);
    assertThat(last.convert("5", NUMBER)).contains(5);
  }

  @Test
  void anIgnoredPairIsAllowedAndGivesNothing() {
    Converter converter = new Converter.Builder().ignore(String.class, Long.class).build();

    assertThat(converter.canConvert(TEXT, BIG)).isTrue();
    assertThat(converter.isIgnored(TEXT, BIG)).isTrue();
    assertThat(converter.isIgnored(BIG, TEXT)).isFalse();
    assertThat(converter.convert("5", BIG)).isEmpty();
  }
}
