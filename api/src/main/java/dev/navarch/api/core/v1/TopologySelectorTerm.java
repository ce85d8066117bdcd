package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Requirements on topology labels that must all hold.
 *
 * @param matchLabelExpressions Label requirements that narrow the topology; all must be met
 */
@ApiType(atomic = true)
public record TopologySelectorTerm(
    @Field(1) @Atomic List<TopologySelectorLabelRequirement> matchLabelExpressions)
    implements ApiStruct<TopologySelectorTerm> {
  /** Starts a value in which nothing is set. */
  public static TopologySelectorTermBuilder builder() {
    return new TopologySelectorTermBuilder();
  }

  /** Starts a value from this one. */
  public TopologySelectorTermBuilder toBuilder() {
    return new TopologySelectorTermBuilder(this);
  }
}
