package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Rules that decide how particular pod failures affect the job.
 *
 * @param rules Rules tried in order, up to 20; the first match wins, no match counts the failure
 */
@ApiType
public record PodFailurePolicy(
    @Field(value = 1, required = true) @Atomic List<PodFailurePolicyRule> rules)
    implements ApiStruct<PodFailurePolicy> {
  /** Starts a value in which nothing is set. */
  public static PodFailurePolicyBuilder builder() {
    return new PodFailurePolicyBuilder();
  }

  /** Starts a value from this one. */
  public PodFailurePolicyBuilder toBuilder() {
    return new PodFailurePolicyBuilder(this);
  }
}
