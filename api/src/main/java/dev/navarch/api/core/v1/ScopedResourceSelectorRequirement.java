package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * A test on one scope.
 *
 * @param scopeName Scope the test looks at, such as PriorityClass
 * @param operator How values are applied: In, NotIn, Exists or DoesNotExist
 * @param values Values to compare with; given for In and NotIn, empty otherwise
 */
@ApiType
public record ScopedResourceSelectorRequirement(
    @Field(value = 1, required = true) @EnumOf(value = ResourceQuotaScope.class, closed = true)
        String scopeName,
    @Field(value = 2, required = true) @EnumOf(value = ScopeSelectorOperator.class, closed = true)
        String operator,
    @Field(3) @Atomic List<String> values)
    implements ApiStruct<ScopedResourceSelectorRequirement> {
  /** Starts a value in which nothing is set. */
  public static ScopedResourceSelectorRequirementBuilder builder() {
    return new ScopedResourceSelectorRequirementBuilder();
  }

  /** Starts a value from this one. */
  public ScopedResourceSelectorRequirementBuilder toBuilder() {
    return new ScopedResourceSelectorRequirementBuilder(this);
  }
}
