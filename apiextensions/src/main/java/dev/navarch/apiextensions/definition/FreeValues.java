package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpecDescriptor;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;

/**
 * Values of any type in the schemas of a definition: defaults, the entries of enums, examples.
 *
 * <p>They are kept in one form, with keys in order and numbers as Go writes them. It matters for
 * whole numbers: a client that knows no integers sends {@code 1.0} as the default of one.
 */
final class FreeValues {
  private FreeValues() {}

  /** The same with all free values in the form in which they are kept. */
  static CustomResourceDefinitionSpec inOrder(CustomResourceDefinitionSpec spec) {
    JsonWriter out = new JsonWriter();
    CustomResourceDefinitionSpecDescriptor.write(out, spec);
    byte[] ordered = JsonTree.toBytes(JsonTree.parse(out.toByteArray()));
    return JsonReader.read(
        ordered, false, in -> in.value(CustomResourceDefinitionSpecDescriptor.INSTANCE, spec));
  }
}
