package dev.navarch.apiextensions.cel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldNamesTest {
  @ParameterizedTest
  @CsvSource({
    "plain, plain",
    "a_b, a_b",
    "a__b, a__underscores__b",
    "___, __underscores___",
    "a-b, a__dash__b",
    "a.b/c, a__dot__b__slash__c",
    "if, __if__",
    "ifs, ifs",
    "namespace, __namespace__",
    ".x, __dot__x",
  })
  void namesAreEscapedAndRead(String name, String identifier) {
    assertThat(FieldNames.escape(name)).isEqualTo(identifier);
    assertThat(FieldNames.unescape(identifier)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1a", "a b", "a$", "ä"})
  void otherNamesCannotBeWritten(String name) {
    assertThat(FieldNames.escape(name)).isNull();
  }

  @Test
  void unknownEscapesAreNoNames() {
    assertThat(FieldNames.unescape("a__nope__b")).isNull();
    assertThat(FieldNames.unescape("a__if__")).isNull();
  }
}
