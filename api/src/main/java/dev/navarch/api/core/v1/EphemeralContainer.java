package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * A debugging container added to a running pod, never restarted and never removed.
 *
 * @param ephemeralContainerCommon one of the fields of {@link EphemeralContainerCommon}
 * @param targetContainerName Container whose process namespace is joined; the pod's ordinary setup
 *     if unset
 */
@ApiType
public record EphemeralContainer(
    @Field(1) @Inline EphemeralContainerCommon ephemeralContainerCommon,
    @Field(2) String targetContainerName)
    implements ApiStruct<EphemeralContainer> {
  /** Starts a value in which nothing is set. */
  public static EphemeralContainerBuilder builder() {
    return new EphemeralContainerBuilder();
  }

  /** Starts a value from this one. */
  public EphemeralContainerBuilder toBuilder() {
    return new EphemeralContainerBuilder(this);
  }
}
