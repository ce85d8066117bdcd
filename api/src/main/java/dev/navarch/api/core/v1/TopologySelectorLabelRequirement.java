package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * A topology label and the values it may have.
 *
 * @param key Topology label, such as topology.kubernetes.io/zone
 * @param values Allowed values, one of which must match
 */
@ApiType
public record TopologySelectorLabelRequirement(
    @Field(value = 1, required = true) String key,
    @Field(value = 2, required = true) @Atomic List<String> values)
    implements ApiStruct<TopologySelectorLabelRequirement> {
  /** Starts a value in which nothing is set. */
  public static TopologySelectorLabelRequirementBuilder builder() {
    return new TopologySelectorLabelRequirementBuilder();
  }

  /** Starts a value from this one. */
  public TopologySelectorLabelRequirementBuilder toBuilder() {
    return new TopologySelectorLabelRequirementBuilder(this);
  }
}
