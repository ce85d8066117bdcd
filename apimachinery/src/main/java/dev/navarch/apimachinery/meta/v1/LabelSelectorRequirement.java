package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Single test on one label key.
 *
 * @param key Label key under test
 * @param operator Relation between the label and the values: In, NotIn, Exists or DoesNotExist
 * @param values Candidates for In and NotIn, at least one; must be empty for the other operators
 */
@ApiType
public record LabelSelectorRequirement(
    @Field(value = 1, required = true) String key,
    @Field(value = 2, required = true) @EnumOf(LabelSelectorOperator.class) String operator,
    @Field(3) @Atomic List<String> values)
    implements ApiStruct<LabelSelectorRequirement> {
  /** Starts a value in which nothing is set. */
  public static LabelSelectorRequirementBuilder builder() {
    return new LabelSelectorRequirementBuilder();
  }

  /** Starts a value from this one. */
  public LabelSelectorRequirementBuilder toBuilder() {
    return new LabelSelectorRequirementBuilder(this);
  }
}
