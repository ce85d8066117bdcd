package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Operating system of a pod.
 *
 * @param name linux or windows; it decides which fields the pod may set
 */
@ApiType
public record PodOS(@Field(value = 1, required = true) @EnumOf(OSName.class) String name)
    implements ApiStruct<PodOS> {
  /** Starts a value in which nothing is set. */
  public static PodOSBuilder builder() {
    return new PodOSBuilder();
  }

  /** Starts a value from this one. */
  public PodOSBuilder toBuilder() {
    return new PodOSBuilder(this);
  }
}
