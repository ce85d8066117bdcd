package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Match on the exit codes of a failed pod's containers.
 *
 * @param containerName Container to look at; unset checks every container and init container
 * @param operator In or NotIn, relating exit codes to the values
 * @param values Exit codes to compare with, 1 to 255 of them, unique and ascending; 0 is not valid
 *     for In
 */
@ApiType
public record PodFailurePolicyOnExitCodesRequirement(
    @Field(1) @Nullable String containerName,
    @Field(value = 2, required = true)
        @EnumOf(value = PodFailurePolicyOnExitCodesOperator.class, closed = true)
        String operator,
    @Field(value = 3, required = true) @ListSet List<Integer> values)
    implements ApiStruct<PodFailurePolicyOnExitCodesRequirement> {
  /** Starts a value in which nothing is set. */
  public static PodFailurePolicyOnExitCodesRequirementBuilder builder() {
    return new PodFailurePolicyOnExitCodesRequirementBuilder();
  }

  /** Starts a value from this one. */
  public PodFailurePolicyOnExitCodesRequirementBuilder toBuilder() {
    return new PodFailurePolicyOnExitCodesRequirementBuilder(this);
  }
}
