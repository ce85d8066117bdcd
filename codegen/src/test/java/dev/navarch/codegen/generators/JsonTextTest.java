package dev.navarch.codegen.generators;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTextTest {
  @Test
  void writesNestedValuesInOrder() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("b", List.of("x", 1, true));
    map.put("a", new JsonText.Raw("{\"raw\":null}"));

    assertThat(JsonText.write(map)).isEqualTo("{\"b\":[\"x\",1,true],\"a\":{\"raw\":null}}");
  }

  @Test
  void escapesWhatATextMayNotHold() {
    assertThat(JsonText.quote("a\"b\\c\nd\te\u0001f")).isEqualTo("\"a\\\"b\\\\c\\nd\\te\\u0001f\"");
  }

  @Test
  void escapesWhatNoFileCanHold() {
    assertThat(JsonText.quote("\ud83d")).isEqualTo("\"\\ud83d\"");
  }

  @ParameterizedTest
  @CsvSource({
    "3.0, 3",
    "1e1, 10",
    "-0.0, 0",
    "9.0e18, 9000000000000000000",
    "1.50, 1.50",
    "1e-9, 1E-9",
  })
  void wholeNumbersAreWrittenWithoutFractionAndExponent(BigDecimal number, String text) {
    assertThat(JsonText.write(List.of(number))).isEqualTo("[" + text + "]");
  }

  @Test
  void writesNull() {
    Map<String, @Nullable Object> map = new HashMap<>();
    map.put("a", Collections.singletonList(null));

    assertThat(JsonText.write(map)).isEqualTo("{\"a\":[null]}");
    assertThat(JsonText.write(null)).isEqualTo("null");
  }
}
