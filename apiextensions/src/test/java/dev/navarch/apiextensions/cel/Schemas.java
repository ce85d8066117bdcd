package dev.navarch.apiextensions.cel;

import dev.navarch.api.apiextensions.v1.JSONSchemaPropsDescriptor;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;

/** Schemas and objects for tests, written as JSON with single quotes. */
final class Schemas {
  private Schemas() {}

  static StructuralSchema schema(String json) {
    return StructuralSchema.of(
        JsonReader.read(
            bytes(json),
            true,
            in -> in.value(JSONSchemaPropsDescriptor.INSTANCE, JSONSchemaPropsDescriptor.ZERO)));
  }

  /** A schema of objects with a spec that has the given properties and rules. */
  static StructuralSchema spec(String properties, String... rules) {
    return schema(
        "{'type':'object','properties':{'spec':{'type':'object','properties':{%s}%s}}}"
            .formatted(
                properties,
                rules.length == 0
                    ? ""
                    : ",'x-kubernetes-validations':[%s]".formatted(String.join(",", rules))));
  }

  /** A rule with nothing but an expression, which is put into double quotes. */
  static String rule(String expression) {
    return "{'rule':`%s`}".formatted(expression);
  }

  static Object tree(String json) {
    Object tree = JsonTree.parse(bytes(json));
    if (tree == null) {
      throw new IllegalArgumentException("null");
    }
    return tree;
  }

  /** Back quotes become double quotes too, and what is between them may hold single ones. */
  private static byte[] bytes(String json) {
    StringBuilder out = new StringBuilder();
    boolean expression = false;
    for (char c : json.toCharArray()) {
      if (c == '`') {
        expression = !expression;
        out.append('"');
      } else {
        out.append(c == '\'' && !expression ? '"' : c);
      }
    }
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }
}
