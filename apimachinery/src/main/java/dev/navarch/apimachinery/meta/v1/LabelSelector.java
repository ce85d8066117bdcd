package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import java.util.Map;

/**
 * Query over labels; every stated requirement must hold, and an empty one matches everything.
 *
 * @param matchLabels Labels that must be present with exactly these values
 * @param matchExpressions Requirements beyond equality, all of which must hold
 */
@ApiType(atomic = true)
public record LabelSelector(
    @Field(1) Map<String, String> matchLabels,
    @Field(2) @Atomic List<LabelSelectorRequirement> matchExpressions)
    implements ApiStruct<LabelSelector> {
  /** Starts a value in which nothing is set. */
  public static LabelSelectorBuilder builder() {
    return new LabelSelectorBuilder();
  }

  /** Starts a value from this one. */
  public LabelSelectorBuilder toBuilder() {
    return new LabelSelectorBuilder(this);
  }
}
