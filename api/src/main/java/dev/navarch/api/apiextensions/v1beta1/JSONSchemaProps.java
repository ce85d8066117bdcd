package dev.navarch.api.apiextensions.v1beta1;

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
