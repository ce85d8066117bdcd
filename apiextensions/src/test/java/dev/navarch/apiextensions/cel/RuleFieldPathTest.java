package dev.navarch.apiextensions.cel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiextensions.schema.StructuralSchema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleFieldPathTest {
  private static final StructuralSchema SCHEMA =
      Schemas.schema(
          "{'type':'object','properties':{'a':{'type':'object','properties':{'b-c':{'type':'string'}}},"
              + "'m':{'type':'object','additionalProperties':{'type':'object','properties':{'x':{'type':'string'}}}}}}");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {".a | a", ".a.b-c | a.b-c", "['a']['b-c'] | a.b-c", ".m['it\\'s'].x | m[it's].x"})
  void pathsLeadToFields(String text, String path) {
    assertThat(RuleFieldPath.parse(text, SCHEMA)).hasToString(path);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        ".x",
        ".a.x",
        ".a.",
        ".a[0]",
        ".a['b-c'",
        ".a['\\q']",
        ".a.b-c.d",
        "..a",
        "['"
      })
  void otherTextsAreNoPaths(String text) {
    assertThat(RuleFieldPath.parse(text, SCHEMA)).isNull();
  }
}
