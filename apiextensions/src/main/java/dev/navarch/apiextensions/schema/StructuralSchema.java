package dev.navarch.apiextensions.schema;

import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.ValidationRule;
import dev.navarch.apimachinery.collect.StringMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A schema that gives every value one shape: what a field holds is told by {@code properties},
 * {@code items} and {@code additionalProperties} alone, never by alternatives. Alternatives may
 * only narrow what the shape allows; they are in {@link #values}.
 *
 * @param type object, array, string, integer, number or boolean; empty where {@code intOrString} or
 *     {@code preserveUnknownFields} takes its place
 * @param title caption, or empty
 * @param description explanation, or empty
 * @param defaultValue the tree that fills in for a missing value; null for none
 * @param nullable whether null is a value
 * @param values what values must satisfy beyond their type
 * @param properties the fields of an object, by name
 * @param additionalProperties what an object may hold beside its properties; null where nothing is
 *     said
 * @param items the schema of a list's items
 * @param preserveUnknownFields whether fields that the schema does not name are kept
 * @param embeddedResource whether the value is a whole object with kind, version and metadata
 * @param intOrString whether the value is a whole number or a text
 * @param listType how lists are merged, as {@code x-kubernetes-list-type} says it; null for atomic
 * @param listMapKeys the fields that tell items of a {@code map} list apart
 * @param mapType how objects are merged, as {@code x-kubernetes-map-type} says it; null for
 *     granular
 * @param rules the CEL rules that the value must satisfy
 */
public record StructuralSchema(
    String type,
    String title,
    String description,
    @Nullable Object defaultValue,
    boolean nullable,
    ValueValidations values,
    StringMap<StructuralSchema> properties,
    @Nullable AdditionalProperties additionalProperties,
    @Nullable StructuralSchema items,
    boolean preserveUnknownFields,
    boolean embeddedResource,
    boolean intOrString,
    @Nullable String listType,
    List<String> listMapKeys,
    @Nullable String mapType,
    List<ValidationRule> rules)
    implements ValidationNode {

  public static final String OBJECT = "object";
  public static final String ARRAY = "array";
  public static final String STRING = "string";
  public static final String INTEGER = "integer";
  public static final String NUMBER = "number";
  public static final String BOOLEAN = "boolean";

  private static final List<String> INT_OR_STRING = List.of(INTEGER, STRING);

  public static final String LIST_ATOMIC = "atomic";
  public static final String LIST_SET = "set";
  public static final String LIST_MAP = "map";

  public static final String MAP_ATOMIC = "atomic";
  public static final String MAP_GRANULAR = "granular";

  /** A schema that allows anything and prunes everything inside objects. */
  public static final StructuralSchema EMPTY =
      new StructuralSchema(
          "",
          "",
          "",
          null,
          false,
          ValueValidations.NONE,
          StringMap.of(),
          null,
          null,
          false,
          false,
          false,
          null,
          List.of(),
          null,
          List.of());

  /**
   * What an object may hold beside its properties: values of one schema, or anything or nothing.
   *
   * @param allowed whether there may be anything; true with a schema
   * @param schema the schema of the values, null for any values
   */
  public record AdditionalProperties(boolean allowed, @Nullable StructuralSchema schema) {}

  public StructuralSchema {
    listMapKeys = List.copyOf(listMapKeys);
    rules = List.copyOf(rules);
  }

  /**
   * Makes the model of a schema. What is not structural in it is left out: a definition is checked
   * before it is served, and the check reads the definition itself.
   */
  public static StructuralSchema of(JSONSchemaProps schema) {
    return StructuralSchemas.of(schema);
  }

  /** The schema of the values that objects hold beside their properties; null for none. */
  public @Nullable StructuralSchema additionalSchema() {
    return additionalProperties == null ? null : additionalProperties.schema();
  }

  @Override
  public @Nullable StructuralSchema additionalNode() {
    return additionalSchema();
  }

  @Override
  public boolean forbidsAdditional() {
    return additionalProperties != null && !additionalProperties.allowed();
  }

  @Override
  public List<String> types() {
    if (intOrString) {
      return INT_OR_STRING;
    }
    return type.isEmpty() ? List.of() : List.of(type);
  }

  /** The schema of a field of an object, be it a property or another one; null for none. */
  public @Nullable StructuralSchema field(String name) {
    StructuralSchema property = properties.get(name);
    return property != null ? property : additionalSchema();
  }

  /** Whether lists are told apart by keys. */
  public boolean isMapList() {
    return LIST_MAP.equals(listType);
  }

  /** Whether lists hold each value once. */
  public boolean isSetList() {
    return LIST_SET.equals(listType);
  }
}
