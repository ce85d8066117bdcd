package dev.navarch.api.coordination.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.MicroTime;
import org.jspecify.annotations.Nullable;

@ApiType
public record LeaseSpec(
    @Field(1) @Nullable String holderIdentity,
    @Field(2) @Nullable Integer leaseDurationSeconds,
    @Field(3) @Nullable MicroTime acquireTime,
    @Field(4) @Nullable MicroTime renewTime,
    @Field(5) @Nullable Integer leaseTransitions,
    @Field(6) @EnumOf(CoordinatedLeaseStrategy.class) @FeatureGate("CoordinatedLeaderElection")
        @Nullable String strategy,
    @Field(7) @FeatureGate("CoordinatedLeaderElection") @Nullable String preferredHolder)
    implements ApiStruct<LeaseSpec> {
  /** Starts a value in which nothing is set. */
  public static LeaseSpecBuilder builder() {
    return new LeaseSpecBuilder();
  }

  /** Starts a value from this one. */
  public LeaseSpecBuilder toBuilder() {
    return new LeaseSpecBuilder(this);
  }
}
