package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Points at an object in the same namespace, its kind known from context.
 *
 * @param name Which object is meant; an empty value is accepted for compatibility but hardly useful
 */
@ApiType(atomic = true)
public record LocalObjectReference(@Field(1) @Default("\"\"") String name)
    implements ApiStruct<LocalObjectReference> {
  /** Starts a value in which nothing is set. */
  public static LocalObjectReferenceBuilder builder() {
    return new LocalObjectReferenceBuilder();
  }

  /** Starts a value from this one. */
  public LocalObjectReferenceBuilder toBuilder() {
    return new LocalObjectReferenceBuilder(this);
  }
}
