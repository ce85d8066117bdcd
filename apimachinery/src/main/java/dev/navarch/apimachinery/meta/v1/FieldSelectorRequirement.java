package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Single test on one field of an object.
 *
 * @param key Path of the field under test, such as metadata.namespace
 * @param operator Relation between the field and the values: In, NotIn, Exists or DoesNotExist
 * @param values Field values to compare with; stays empty for the presence operators
 */
@ApiType
public record FieldSelectorRequirement(
    @Field(value = 1, required = true) String key,
    @Field(value = 2, required = true) @EnumOf(FieldSelectorOperator.class) String operator,
    @Field(3) @Atomic List<String> values)
    implements ApiStruct<FieldSelectorRequirement> {
  /** Starts a value in which nothing is set. */
  public static FieldSelectorRequirementBuilder builder() {
    return new FieldSelectorRequirementBuilder();
  }

  /** Starts a value from this one. */
  public FieldSelectorRequirementBuilder toBuilder() {
    return new FieldSelectorRequirementBuilder(this);
  }
}
