package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Any object reduced to its metadata.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity and labels copied from the full object
 */
@ApiType(group = "meta.k8s.io")
public record PartialObjectMetadata(@Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata)
    implements MetaObject, ApiStruct<PartialObjectMetadata> {
  /** Starts a value in which nothing is set but its kind. */
  public static PartialObjectMetadataBuilder builder() {
    return new PartialObjectMetadataBuilder();
  }

  /** Starts a value from this one. */
  public PartialObjectMetadataBuilder toBuilder() {
    return new PartialObjectMetadataBuilder(this);
  }
}
