package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Identifiers of ended pods waiting to be counted, so that none is lost or counted twice.
 *
 * @param succeeded Identifiers of successful pods still to be counted
 * @param failed Identifiers of failed pods still to be counted
 */
@ApiType
public record UncountedTerminatedPods(
    @Field(1) @ListSet List<String> succeeded, @Field(2) @ListSet List<String> failed)
    implements ApiStruct<UncountedTerminatedPods> {
  /** Starts a value in which nothing is set. */
  public static UncountedTerminatedPodsBuilder builder() {
    return new UncountedTerminatedPodsBuilder();
  }

  /** Starts a value from this one. */
  public UncountedTerminatedPodsBuilder toBuilder() {
    return new UncountedTerminatedPodsBuilder(this);
  }
}
