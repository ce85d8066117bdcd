package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.collect.StringMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What rules can see at the root of every object, whatever its schema says. */
final class ResourceRoot {
  private static final StructuralSchema TEXT = typed(StructuralSchema.STRING, StringMap.of());
  private static final StructuralSchema METADATA =
      typed(StructuralSchema.OBJECT, StringMap.copyOf(Map.of("name", TEXT, "generateName", TEXT)));

  private ResourceRoot() {}

  /** The schema with kind, version and the names of the metadata in it. */
  static StructuralSchema of(StructuralSchema schema) {
    StructuralSchema metadata = schema.properties().get("metadata");
    if (isText(schema.properties().get("kind"))
        && isText(schema.properties().get("apiVersion"))
        && metadata != null
        && isText(metadata.properties().get("name"))
        && isText(metadata.properties().get("generateName"))) {
      return schema;
    }
    return withProperties(
        schema,
        schema.properties().with("kind", TEXT).with("apiVersion", TEXT).with("metadata", METADATA));
  }

  private static boolean isText(@Nullable StructuralSchema schema) {
    return schema != null && schema.type().equals(StructuralSchema.STRING);
  }

  private static StructuralSchema typed(String type, StringMap<StructuralSchema> properties) {
    StructuralSchema e = StructuralSchema.EMPTY;
    return new StructuralSchema(
        type,
        "",
        "",
        null,
        false,
        e.values(),
        properties,
        null,
        null,
        false,
        false,
        false,
        null,
        List.of(),
        null,
        List.of());
  }

  private static StructuralSchema withProperties(
      StructuralSchema s, StringMap<StructuralSchema> properties) {
    return new StructuralSchema(
        s.type(),
        s.title(),
        s.description(),
        s.defaultValue(),
        s.nullable(),
        s.values(),
        properties,
        s.additionalProperties(),
        s.items(),
        s.preserveUnknownFields(),
        s.embeddedResource(),
        s.intOrString(),
        s.listType(),
        s.listMapKeys(),
        s.mapType(),
        s.rules());
  }
}
