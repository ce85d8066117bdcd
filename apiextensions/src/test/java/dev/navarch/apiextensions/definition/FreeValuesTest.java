package dev.navarch.apiextensions.definition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpecDescriptor;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FreeValuesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "1.0 | 1",
        "1e3 | 1000",
        "1.50 | 1.5",
        "7 | 7",
        "\"1.0\" | \"1.0\"",
        "{\"b\":[2.0],\"a\":null} | {\"a\":null,\"b\":[2]}"
      })
  void valuesAreKeptInOneForm(String sent, String kept) {
    assertThat(json(FreeValues.inOrder(spec(sent)))).isEqualTo(json(spec(kept)));
  }

  @Test
  void theRestStaysAsItIs() {
    CustomResourceDefinitionSpec spec = spec("{}");

    assertThat(FreeValues.inOrder(spec)).isEqualTo(spec);
  }

  /** A definition in whose schema a value is a default and an entry of an enum. */
  private static CustomResourceDefinitionSpec spec(String value) {
    String json =
        """
        {"group": "example.com", "scope": "Namespaced",
         "names": {"plural": "things", "kind": "Thing"},
         "versions": [{"name": "v1", "served": true, "storage": true,
           "schema": {"openAPIV3Schema": {"type": "object", "properties": {
             "a": {"maximum": 10, "default": %1$s, "enum": [%1$s, null]},
             "b": {"type": "array", "items": {"default": %1$s}}}}}}]}
        """
            .formatted(value);
    return JsonReader.read(
        json.getBytes(StandardCharsets.UTF_8),
        false,
        in ->
            in.value(
                CustomResourceDefinitionSpecDescriptor.INSTANCE,
                CustomResourceDefinitionSpec.builder().build()));
  }

  private static String json(CustomResourceDefinitionSpec spec) {
    JsonWriter out = new JsonWriter();
    CustomResourceDefinitionSpecDescriptor.write(out, spec);
    return new String(out.toByteArray(), StandardCharsets.UTF_8);
  }
}
