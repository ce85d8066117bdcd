package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.RawJson;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One schema node, after JSON Schema draft 4 as OpenAPI v3 uses it.
 *
 * @param id URI naming the schema; not allowed in definitions of custom resources
 * @param schema URI of the schema dialect; not allowed in definitions of custom resources
 * @param ref Pointer to another schema; not allowed in definitions of custom resources
 * @param description Explanation of the field, shown by kubectl explain
 * @param type Data type of the value: object, array, string, integer, number or boolean
 * @param format Closer form of the value, such as date-time, int32 or uuid; unknown formats are
 *     ignored
 * @param title Short caption for the schema node
 * @param default_ Value filled in when the field is missing
 * @param maximum Largest number allowed
 * @param exclusiveMaximum True rules out the maximum itself
 * @param minimum Smallest number allowed
 * @param exclusiveMinimum True rules out the minimum itself
 * @param maxLength Greatest number of characters in a string
 * @param minLength Least number of characters in a string
 * @param pattern Regular expression a string must match somewhere
 * @param maxItems Greatest number of entries in an array
 * @param minItems Least number of entries in an array
 * @param uniqueItems True bars duplicate array entries; not allowed for custom resources, use a set
 *     list type
 * @param multipleOf Number that must divide the value evenly
 * @param enum_ The only values allowed
 * @param maxProperties Greatest number of keys in an object
 * @param minProperties Least number of keys in an object
 * @param required Keys an object must have
 * @param items Schema of the array entries
 * @param allOf Schemas that must all accept the value
 * @param oneOf Schemas of which exactly one must accept the value
 * @param anyOf Schemas of which at least one must accept the value
 * @param not Schema that must reject the value
 * @param properties Schemas of the known keys of an object
 * @param additionalProperties Schema of values under keys not listed; turns the object into a map
 * @param patternProperties Schemas for keys matching a regular expression; not allowed for custom
 *     resources
 * @param dependencies What the presence of a key demands of the rest; not allowed for custom
 *     resources
 * @param additionalItems Schema of array entries beyond the listed ones; not allowed for custom
 *     resources
 * @param definitions Named schemas for reuse; not allowed in definitions of custom resources
 * @param externalDocs Link to further documentation
 * @param example Sample value for documentation
 * @param nullable True accepts null besides the declared type
 * @param xPreserveUnknownFields True keeps keys the schema does not list instead of pruning them;
 *     false is not valid
 * @param xEmbeddedResource True marks a complete object with apiVersion, kind and metadata inside
 * @param xIntOrString True accepts either an integer or a string
 * @param xListMapKeys Keys that identify entries of a map-type list; must be scalar fields of the
 *     entries
 * @param xListType How lists merge: atomic (the default) as a whole, set by value, map by keys
 * @param xMapType How objects merge: granular (the default) key by key, atomic as a whole
 * @param xValidations CEL rules the value must satisfy
 */
@ApiType
public record JSONSchemaProps(
    @Field(1) String id,
    @Field(value = 2, name = "$schema", protoName = "schema") String schema,
    @Field(value = 3, name = "$ref", protoName = "ref") @Nullable String ref,
    @Field(4) String description,
    @Field(5) String type,
    @Field(6) String format,
    @Field(7) String title,
    @Field(value = 8, name = "default") @Nullable RawJson default_,
    @Field(9) @Nullable Double maximum,
    @Field(10) boolean exclusiveMaximum,
    @Field(11) @Nullable Double minimum,
    @Field(12) boolean exclusiveMinimum,
    @Field(13) @Nullable Long maxLength,
    @Field(14) @Nullable Long minLength,
    @Field(15) String pattern,
    @Field(16) @Nullable Long maxItems,
    @Field(17) @Nullable Long minItems,
    @Field(18) boolean uniqueItems,
    @Field(19) @Nullable Double multipleOf,
    @Field(value = 20, name = "enum") @Atomic List<RawJson> enum_,
    @Field(21) @Nullable Long maxProperties,
    @Field(22) @Nullable Long minProperties,
    @Field(23) @Atomic List<String> required,
    @Field(24) @Nullable JSONSchemaPropsOrArray items,
    @Field(25) @Atomic List<JSONSchemaProps> allOf,
    @Field(26) @Atomic List<JSONSchemaProps> oneOf,
    @Field(27) @Atomic List<JSONSchemaProps> anyOf,
    @Field(28) @Nullable JSONSchemaProps not,
    @Field(29) Map<String, JSONSchemaProps> properties,
    @Field(30) @Nullable JSONSchemaPropsOrBool additionalProperties,
    @Field(31) Map<String, JSONSchemaProps> patternProperties,
    @Field(32) Map<String, JSONSchemaPropsOrStringArray> dependencies,
    @Field(33) @Nullable JSONSchemaPropsOrBool additionalItems,
    @Field(34) Map<String, JSONSchemaProps> definitions,
    @Field(35) @Nullable ExternalDocumentation externalDocs,
    @Field(36) @Nullable RawJson example,
    @Field(37) boolean nullable,
    @Field(
            value = 38,
            name = "x-kubernetes-preserve-unknown-fields",
            protoName = "xKubernetesPreserveUnknownFields")
        @Nullable Boolean xPreserveUnknownFields,
    @Field(
            value = 39,
            name = "x-kubernetes-embedded-resource",
            protoName = "xKubernetesEmbeddedResource")
        boolean xEmbeddedResource,
    @Field(value = 40, name = "x-kubernetes-int-or-string", protoName = "xKubernetesIntOrString")
        boolean xIntOrString,
    @Field(value = 41, name = "x-kubernetes-list-map-keys", protoName = "xKubernetesListMapKeys")
        @Atomic
        List<String> xListMapKeys,
    @Field(value = 42, name = "x-kubernetes-list-type", protoName = "xKubernetesListType")
        @Nullable String xListType,
    @Field(value = 43, name = "x-kubernetes-map-type", protoName = "xKubernetesMapType")
        @Nullable String xMapType,
    @Field(value = 44, name = "x-kubernetes-validations", protoName = "xKubernetesValidations")
        @ListMap("rule")
        @PatchMerge("rule")
        List<ValidationRule> xValidations)
    implements ApiStruct<JSONSchemaProps> {
  /** Starts a value in which nothing is set. */
  public static JSONSchemaPropsBuilder builder() {
    return new JSONSchemaPropsBuilder();
  }

  /** Starts a value from this one. */
  public JSONSchemaPropsBuilder toBuilder() {
    return new JSONSchemaPropsBuilder(this);
  }
}
