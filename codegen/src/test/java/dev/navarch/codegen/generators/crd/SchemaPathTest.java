package dev.navarch.codegen.generators.crd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaPathTest {
  private static final Map<String, Object> TEXT = Map.of("type", "string");
  private static final Map<String, Object> ROOT =
      Map.of(
          "type",
          "object",
          "properties",
          Map.of(
              "a.b", TEXT,
              "list", Map.of("type", "array", "items", object("name", TEXT)),
              "map", Map.of("type", "object", "additionalProperties", object("name", TEXT)),
              "open", Map.of("type", "object", Keywords.PRESERVE, true),
              "spec", object("name", TEXT)));

  private static Map<String, Object> object(String name, Map<String, Object> property) {
    return Map.of("type", "object", "properties", Map.of(name, property));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        ".spec.name | true",
        ".a\\.b | true",
        "['a.b'] | true",
        ".['a.b'] | true",
        ".list[*].name | false",
        ".list[0].name | false",
        ".list[-1:].name | false",
        ".list[?(@.name==\"]\")].name | false",
        ".map.key.name | true",
        ".map['some.key'].name | true",
        ".map.*.name | false",
      })
  void leadsToAField(String path, boolean plain) {
    SchemaPath found = SchemaPath.find(path, ROOT);

    assertThat(found.problem()).isEmpty();
    assertThat(found.schema()).isEqualTo(TEXT);
    assertThat(found.plain()).isEqualTo(plain);
  }

  @Test
  void anythingMayBeInWhatIsOpen() {
    assertThat(SchemaPath.find(".open.any[0].thing", ROOT).problem()).isEmpty();
    assertThat(SchemaPath.find(".open.any[0].thing", ROOT).schema()).isEmpty();
    assertThat(SchemaPath.find(".*.name", ROOT).problem()).isEmpty();
    assertThat(SchemaPath.find("..name", ROOT).problem()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | it must name a field",
        "spec | it must begin with a dot",
        ". | a name is missing",
        ".list[0 | a bracket is not closed",
        ".x | the object has no field x",
        ".spec.x | spec has no field x",
        ".spec.name.x | name has no field x",
        ".list.name | list is a list, write list[*].name",
        ".list[*].x | an item of list has no field x",
        ".spec.name[0] | name holds no items",
      })
  void leadsNowhere(String path, String reason) {
    assertThat(SchemaPath.find(path, ROOT).problem()).hasValue(path + ", leads nowhere: " + reason);
  }

  @Test
  void metadataIsDescribedApart() {
    assertThat(SchemaPath.find(".metadata.name", ROOT, object("name", TEXT)).schema())
        .isEqualTo(TEXT);
    assertThat(SchemaPath.find(".metadata.name", ROOT).problem()).isPresent();
  }
}
