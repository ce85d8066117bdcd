package dev.navarch.apiextensions.schema;

import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsDescriptor;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.validation.FieldError;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Trees and schemas from JSON in which single quotes stand for double ones. */
final class Trees {
  private Trees() {}

  static @Nullable Object tree(String json) {
    return JsonTree.parse(bytes(json));
  }

  static StringMap<@Nullable Object> object(String json) {
    return Unstructured.parse(bytes(json)).content();
  }

  static JSONSchemaProps props(String json) {
    return UnstructuredConverter.fromTree(tree(json), JSONSchemaPropsDescriptor.INSTANCE);
  }

  static StructuralSchema schema(String json) {
    return StructuralSchema.of(props(json));
  }

  /** The schema of an object with one property. */
  static StructuralSchema property(String name, String json) {
    return schema("{'type':'object','properties':{'%s':%s}}".formatted(name, json));
  }

  static List<String> texts(List<FieldError> errors) {
    return errors.stream().map(FieldError::toString).toList();
  }

  static List<String> types(List<FieldError> errors) {
    return errors.stream().map(error -> error.toCause().reason()).toList();
  }

  private static byte[] bytes(String json) {
    return json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
  }
}
