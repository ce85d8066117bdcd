package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

/**
 * Storage size a claim asks for.
 *
 * @param limits Largest size acceptable, keyed by storage
 * @param requests Smallest size acceptable, keyed by storage
 */
@ApiType
public record VolumeResourceRequirements(
    @Field(1) Map<String, Quantity> limits, @Field(2) Map<String, Quantity> requests)
    implements ApiStruct<VolumeResourceRequirements> {
  /** Starts a value in which nothing is set. */
  public static VolumeResourceRequirementsBuilder builder() {
    return new VolumeResourceRequirementsBuilder();
  }

  /** Starts a value from this one. */
  public VolumeResourceRequirementsBuilder toBuilder() {
    return new VolumeResourceRequirementsBuilder(this);
  }
}
