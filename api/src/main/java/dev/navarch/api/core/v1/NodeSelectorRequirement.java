package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * A test on one node label or field.
 *
 * @param key Label or field to look at
 * @param operator How the values are compared: In, NotIn, Exists, DoesNotExist, Gt or Lt
 * @param values Values compared with; none for the existence tests, one integer for Gt and Lt
 */
@ApiType
public record NodeSelectorRequirement(
    @Field(value = 1, required = true) String key,
    @Field(value = 2, required = true) @EnumOf(value = NodeSelectorOperator.class, closed = true)
        String operator,
    @Field(3) @Atomic List<String> values)
    implements ApiStruct<NodeSelectorRequirement> {
  /** Starts a value in which nothing is set. */
  public static NodeSelectorRequirementBuilder builder() {
    return new NodeSelectorRequirementBuilder();
  }

  /** Starts a value from this one. */
  public NodeSelectorRequirementBuilder toBuilder() {
    return new NodeSelectorRequirementBuilder(this);
  }
}
