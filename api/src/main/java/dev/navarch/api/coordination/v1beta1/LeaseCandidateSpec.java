package dev.navarch.api.coordination.v1beta1;

import dev.navarch.api.coordination.v1.CoordinatedLeaseStrategy;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.MicroTime;
import org.jspecify.annotations.Nullable;

@ApiType
public record LeaseCandidateSpec(
    @Field(value = 1, required = true) String leaseName,
    @Field(2) @Nullable MicroTime pingTime,
    @Field(3) @Nullable MicroTime renewTime,
    @Field(value = 4, required = true) String binaryVersion,
    @Field(5) String emulationVersion,
    @Field(value = 6, required = true, omit = Omit.EMPTY) @EnumOf(CoordinatedLeaseStrategy.class)
        String strategy)
    implements ApiStruct<LeaseCandidateSpec> {
  /** Starts a value in which nothing is set. */
  public static LeaseCandidateSpecBuilder builder() {
    return new LeaseCandidateSpecBuilder();
  }

  /** Starts a value from this one. */
  public LeaseCandidateSpecBuilder toBuilder() {
    return new LeaseCandidateSpecBuilder(this);
  }
}
