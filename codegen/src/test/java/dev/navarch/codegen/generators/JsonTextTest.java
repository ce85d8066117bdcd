package dev.navarch.codegen.generators;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

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
}
