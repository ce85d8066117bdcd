package dev.navarch.apiextensions.cel;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableMap;
import dev.cel.common.types.CelType;
import dev.cel.common.types.CelTypeProvider;
import dev.cel.common.types.ListType;
import dev.cel.common.types.MapType;
import dev.cel.common.types.SimpleType;
import dev.cel.common.types.StructType;
import dev.cel.common.types.StructTypeReference;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apiextensions.schema.ValueValidations;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes types of schemas and keeps the object types by name. Values without a type of their own are
 * not visible to rules: what preserves unknown fields, and lists and maps of such.
 */
final class SchemaTypes {
  private static final long MAX_TEXT = SchemaType.MAX_REQUEST - 2;
  private static final long MAX_TIME_TEXT = 32;
  private static final long DATE_TEXT = 12;
  private static final SchemaType BOOL = SchemaType.simple(SimpleType.BOOL, 4, 0);
  private static final SchemaType DOUBLE = SchemaType.simple(SimpleType.DOUBLE, 1, 0);
  private static final SchemaType INT = SchemaType.simple(SimpleType.INT, 1, 0);

  /** Object types by name, as the checker looks them up. */
  private record Provider(ImmutableMap<String, CelType> objects) implements CelTypeProvider {
    @Override
    public ImmutableCollection<CelType> types() {
      return objects.values();
    }

    @Override
    public Optional<CelType> findType(String name) {
      return Optional.ofNullable(objects.get(name));
    }
  }

  private final Map<String, CelType> objects = new HashMap<>();
  private @Nullable CelTypeProvider provider;

  /** All object types that were made so far. */
  CelTypeProvider provider() {
    if (provider == null) {
      provider = new Provider(ImmutableMap.copyOf(objects));
    }
    return provider;
  }

  /**
   * The type of a schema's values; null where rules cannot see them.
   *
   * @param name a name that no other type has, for objects
   */
  @Nullable SchemaType of(StructuralSchema schema, boolean resourceRoot, String name) {
    if (schema.intOrString()) {
      return SchemaType.simple(SimpleType.DYN, 1, maxText(schema.values(), MAX_TEXT));
    }
    StructuralSchema full = resourceRoot ? ResourceRoot.of(schema) : schema;
    return switch (full.type()) {
      case StructuralSchema.ARRAY -> list(full, name);
      case StructuralSchema.OBJECT ->
          full.additionalSchema() == null
              ? object(full, name)
              : map(full, full.additionalSchema(), name);
      case StructuralSchema.STRING -> text(full.values());
      case StructuralSchema.BOOLEAN -> BOOL;
      case StructuralSchema.NUMBER -> DOUBLE;
      case StructuralSchema.INTEGER -> INT;
      default -> null;
    };
  }

  private @Nullable SchemaType list(StructuralSchema schema, String name) {
    StructuralSchema items = schema.items();
    SchemaType element = items == null ? null : of(items, items.embeddedResource(), name + ".@idx");
    if (element == null) {
      return null;
    }
    Long maxItems = schema.values().maxItems();
    long max = maxItems != null ? Math.max(0, maxItems) : MAX_TEXT / (element.minSize() + 1);
    return new SchemaType(ListType.create(element.type()), 2, max, element, Map.of());
  }

  private @Nullable SchemaType map(StructuralSchema schema, StructuralSchema values, String name) {
    SchemaType element = of(values, values.embeddedResource(), name + ".@elem");
    if (element == null) {
      return null;
    }
    Long maxProperties = schema.values().maxProperties();
    // an entry has quotes around a key of two bytes, a colon and a comma
    long max =
        maxProperties != null ? Math.max(0, maxProperties) : MAX_TEXT / (element.minSize() + 6);
    CelType type = MapType.create(SimpleType.STRING, element.type());
    return new SchemaType(type, 2, max, element, Map.of());
  }

  private SchemaType object(StructuralSchema schema, String name) {
    Map<String, SchemaType> fields = new HashMap<>();
    long minSize = 2;
    for (Map.Entry<String, StructuralSchema> property : schema.properties().entrySet()) {
      StructuralSchema value = property.getValue();
      String identifier = FieldNames.escape(property.getKey());
      SchemaType type = of(value, value.embeddedResource(), name + "." + identifier);
      if (type == null) {
        continue;
      }
      if (identifier != null) {
        fields.put(identifier, type);
      }
      if (value.defaultValue() == null && schema.values().required().contains(property.getKey())) {
        minSize += property.getKey().length() + type.minSize() + 4;
      }
    }
    ImmutableMap<String, CelType> types =
        fields.entrySet().stream()
            .collect(
                ImmutableMap.toImmutableMap(Map.Entry::getKey, field -> field.getValue().type()));
    objects.put(
        name,
        StructType.create(name, types.keySet(), field -> Optional.ofNullable(types.get(field))));
    provider = null;
    return new SchemaType(StructTypeReference.create(name), minSize, 0, null, fields);
  }

  private static SchemaType text(ValueValidations values) {
    return switch (values.format()) {
      case "byte" -> {
        Long max = values.maxLength();
        yield SchemaType.simple(SimpleType.BYTES, 2, max == null ? MAX_TEXT : Math.max(0, max));
      }
      case "duration" -> SchemaType.simple(SimpleType.DURATION, 3, MAX_TIME_TEXT);
      case "date" -> SchemaType.simple(SimpleType.TIMESTAMP, DATE_TEXT, DATE_TEXT);
      case "date-time" -> SchemaType.simple(SimpleType.TIMESTAMP, 21, MAX_TIME_TEXT);
      default -> {
        long longest =
            values.enumValues().stream()
                .mapToLong(value -> value instanceof String text ? text.length() : 0)
                .max()
                .orElse(MAX_TEXT);
        yield SchemaType.simple(SimpleType.STRING, 2, maxText(values, longest));
      }
    };
  }

  /** The limit is in characters, which have up to four bytes. */
  private static long maxText(ValueValidations values, long otherwise) {
    Long max = values.maxLength();
    return max == null ? otherwise : Math.max(0, max) * 4;
  }
}
