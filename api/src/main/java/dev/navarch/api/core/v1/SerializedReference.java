package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * An object reference in a form that can be stored as text.
 *
 * @param typeMeta kind and version of the object
 * @param reference Object that is referred to
 */
@ApiType
public record SerializedReference(@Inline TypeMeta typeMeta, @Field(1) ObjectReference reference)
    implements ApiObject, ApiStruct<SerializedReference> {
  /** Starts a value in which nothing is set but its kind. */
  public static SerializedReferenceBuilder builder() {
    return new SerializedReferenceBuilder();
  }

  /** Starts a value from this one. */
  public SerializedReferenceBuilder toBuilder() {
    return new SerializedReferenceBuilder(this);
  }
}
