package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Picks one field of the pod that uses it.
 *
 * @param apiVersion API version in which the field path is read; v1 if unset
 * @param fieldPath Path of the field, such as metadata.labels['app']
 */
@ApiType(atomic = true)
public record ObjectFieldSelector(
    @Field(1) String apiVersion, @Field(value = 2, required = true) String fieldPath)
    implements ApiStruct<ObjectFieldSelector> {
  /** Starts a value in which nothing is set. */
  public static ObjectFieldSelectorBuilder builder() {
    return new ObjectFieldSelectorBuilder();
  }

  /** Starts a value from this one. */
  public ObjectFieldSelectorBuilder toBuilder() {
    return new ObjectFieldSelectorBuilder(this);
  }
}
