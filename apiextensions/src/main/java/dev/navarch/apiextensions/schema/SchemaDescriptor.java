package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.Atomicity;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.fieldpath.TreeType;
import dev.navarch.apimachinery.meta.v1.ObjectMetaDescriptor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An object of a schema as a shape like that of a record, so that engines such as server-side apply
 * treat custom resources and built-in ones alike. Kind, version and metadata of whole objects, at
 * the root and inside, have the shapes that they have everywhere.
 *
 * <p>Differs from Kubernetes: a list that is itself a value of a map is one piece, whatever its
 * list type.
 */
public final class SchemaDescriptor implements ObjectDescriptor {
  private final String name;
  private final StringMap<FieldDescriptor> fields;
  private final boolean atomic;
  private final boolean open;

  private SchemaDescriptor(
      String name, StringMap<FieldDescriptor> fields, boolean atomic, boolean open) {
    this.name = name;
    this.fields = fields;
    this.atomic = atomic;
    this.open = open;
  }

  /** The shape of the objects of a kind. */
  public static SchemaDescriptor of(String kind, StructuralSchema schema) {
    return object(kind, schema, true);
  }

  /** How server-side apply takes the objects of a kind apart. */
  public static TreeType treeType(String kind, StructuralSchema schema) {
    return TreeType.of(of(kind, schema));
  }

  private static SchemaDescriptor object(
      String name, StructuralSchema schema, boolean wholeObject) {
    StringMap<FieldDescriptor> fields = StringMap.of();
    for (var property : schema.properties().entrySet()) {
      fields = fields.with(property.getKey(), field(property.getKey(), property.getValue()));
    }
    if (wholeObject) {
      fields =
          fields
              .with("apiVersion", FieldDescriptor.of("apiVersion", 0, ValueType.Scalar.STRING))
              .with("kind", FieldDescriptor.of("kind", 0, ValueType.Scalar.STRING))
              .with(
                  "metadata",
                  FieldDescriptor.of(
                      "metadata", 0, new ValueType.Struct(ObjectMetaDescriptor.INSTANCE)));
    }
    boolean open = schema.preserveUnknownFields() || schema.properties().isEmpty();
    return new SchemaDescriptor(name, fields, isAtomic(schema), open);
  }

  private static FieldDescriptor field(String name, StructuralSchema schema) {
    FieldDescriptor field =
        FieldDescriptor.of(name, 0, type(schema))
            .taken(isAtomic(schema) ? Atomicity.ATOMIC : Atomicity.BY_TYPE);
    if (schema.defaultValue() != null) {
      field = field.defaulted(JsonKind.json(schema.defaultValue()));
    }
    if (schema.isMapList()) {
      return field.listed(ListKind.MAP, schema.listMapKeys().toArray(String[]::new));
    }
    return schema.isSetList() ? field.listed(ListKind.SET) : field;
  }

  private static boolean isAtomic(StructuralSchema schema) {
    return StructuralSchema.MAP_ATOMIC.equals(schema.mapType());
  }

  private static ValueType type(StructuralSchema schema) {
    if (schema.intOrString()) {
      return ValueType.Scalar.INT_OR_STRING;
    }
    return switch (schema.type()) {
      case StructuralSchema.STRING -> ValueType.Scalar.STRING;
      case StructuralSchema.BOOLEAN -> ValueType.Scalar.BOOL;
      case StructuralSchema.INTEGER -> ValueType.Scalar.INT64;
      case StructuralSchema.NUMBER -> ValueType.Scalar.FLOAT64;
      case StructuralSchema.ARRAY -> {
        StructuralSchema items = schema.items();
        yield new ValueType.ListOf(items == null ? ValueType.Scalar.RAW_JSON : type(items));
      }
      case StructuralSchema.OBJECT -> objectType(schema);
      default -> ValueType.Scalar.RAW_JSON;
    };
  }

  private static ValueType objectType(StructuralSchema schema) {
    StructuralSchema additional = schema.additionalSchema();
    if (schema.properties().isEmpty() && !schema.embeddedResource()) {
      if (additional != null) {
        return new ValueType.MapOf(type(additional));
      }
      if (schema.additionalProperties() != null) {
        return new ValueType.MapOf(ValueType.Scalar.RAW_JSON);
      }
      if (!isAtomic(schema)) {
        return ValueType.Scalar.RAW_JSON;
      }
    }
    return new ValueType.Struct(object("", schema, schema.embeddedResource()));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String goName() {
    return name;
  }

  @Override
  public List<FieldDescriptor> jsonFields() {
    return List.copyOf(fields.values());
  }

  @Override
  public @Nullable FieldDescriptor jsonField(String field) {
    return fields.get(field);
  }

  @Override
  public boolean atomic() {
    return atomic;
  }

  @Override
  public boolean preservesUnknownFields() {
    return open;
  }
}
