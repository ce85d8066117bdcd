package dev.navarch.apimachinery.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoJsonSyntaxTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        " null ",
        "\"a\\u00e9\\n\"",
        "-0.5e+10",
        "[1,[2,{\"a\":[]}],true,false]",
        "{\"a\":{\"b\":1},\"c\":\"\"}"
      })
  void rightDocumentsHaveNoProblem(String json) {
    assertThat(problem(json)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | unexpected end of JSON input",
        "{ | unexpected end of JSON input",
        "{\"a\":1 | unexpected end of JSON input",
        "not json | invalid character 'o' in literal null (expecting 'u')",
        "{} trailing | invalid character 't' after top-level value",
        "{\"a\":1,} | invalid character '}' looking for beginning of object key string",
        "{x:1} | invalid character 'x' looking for beginning of object key string",
        "{\"a\" 1} | invalid character '1' after object key",
        "{\"a\":1 \"b\"} | invalid character '\"' after object key:value pair",
        "[1 2] | invalid character '2' after array element",
        "[1,] | invalid character ']' looking for beginning of value",
        "\"\\q\" | invalid character 'q' in string escape code",
        "\"\\u12g4\" | invalid character 'g' in \\u hexadecimal character escape",
        "-x | invalid character 'x' in numeric literal",
        "1.x | invalid character 'x' after decimal point in numeric literal",
        "1ex | invalid character 'x' in exponent of numeric literal",
      })
  void tellsWhatGoTells(String json, String problem) {
    assertThat(problem(json)).isEqualTo(problem);
  }

  @Test
  void depthIsNoProblem() {
    assertThat(problem("[".repeat(1_000_000))).isEqualTo("unexpected end of JSON input");
  }

  private static String problem(String json) {
    return GoJsonSyntax.problem(json.getBytes(StandardCharsets.UTF_8)).orElse("");
  }
}
