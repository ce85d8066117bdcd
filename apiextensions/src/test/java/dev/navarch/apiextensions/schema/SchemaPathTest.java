package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.schema;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.validation.FieldPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaPathTest {
  private static final StructuralSchema SCHEMA =
      schema(
          """
          {'type':'object','properties':{'spec':{'type':'object','properties':{
            'a.b':{'type':'integer'},'m':{'type':'object','additionalProperties':
            {'type':'boolean'}},'s':{'type':'string'}}}}}
          """);

  @Test
  void followsFieldsAndKeys() throws SchemaPath.MalformedException {
    SchemaPath field = SchemaPath.parse(".spec['a.b']", SCHEMA, true, FieldPath.ROOT);
    SchemaPath key = SchemaPath.parse(".spec.m.k", SCHEMA, true, FieldPath.of("root"));

    assertThat(field.names()).containsExactly("spec", "a.b");
    assertThat(field.schema()).isNotNull().extracting("type").isEqualTo("integer");
    assertThat(key.path().toString()).isEqualTo("root.spec.m[k]");
    assertThat(key.schema()).isNotNull().extracting("type").isEqualTo("boolean");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          .spec.nosuch  | does not refer to a valid field
          .spec.s.x     | does not refer to a valid field
          spec          | expected [ or . but got: spec
          .             | unexpected end of JSON path
          .spec[        | unexpected end of JSON path
          .spec[0]      | expected single quoted string but got 0
          .spec['s'.    | expected ] but got .
          """)
  void tellsWhatIsWrong(String path, String message) {
    assertThatThrownBy(() -> SchemaPath.parse(path, SCHEMA, true, FieldPath.ROOT))
        .isInstanceOf(SchemaPath.MalformedException.class)
        .hasMessage(message);
  }

  @Test
  void bracketsCanBeRuledOut() {
    assertThatThrownBy(() -> SchemaPath.parse(".spec['s']", SCHEMA, false, FieldPath.ROOT))
        .isInstanceOf(SchemaPath.MalformedException.class);
  }
}
