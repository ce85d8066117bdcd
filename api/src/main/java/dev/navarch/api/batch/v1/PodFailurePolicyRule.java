package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reaction to failed pods that match exit codes or conditions.
 *
 * @param action What to do on a match: FailJob, FailIndex, Ignore or Count
 * @param onExitCodes Matches by container exit code; exclusive with onPodConditions
 * @param onPodConditions Matches if any of these pod conditions applies, up to 20; exclusive with
 *     onExitCodes
 */
@ApiType
public record PodFailurePolicyRule(
    @Field(value = 1, required = true) @EnumOf(value = PodFailurePolicyAction.class, closed = true)
        String action,
    @Field(2) @Nullable PodFailurePolicyOnExitCodesRequirement onExitCodes,
    @Field(3) @Atomic List<PodFailurePolicyOnPodConditionsPattern> onPodConditions)
    implements ApiStruct<PodFailurePolicyRule> {
  /** Starts a value in which nothing is set. */
  public static PodFailurePolicyRuleBuilder builder() {
    return new PodFailurePolicyRuleBuilder();
  }

  /** Starts a value from this one. */
  public PodFailurePolicyRuleBuilder toBuilder() {
    return new PodFailurePolicyRuleBuilder(this);
  }
}
