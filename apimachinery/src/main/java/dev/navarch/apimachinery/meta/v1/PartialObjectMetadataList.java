package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Objects of one resource reduced to their metadata.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Bookkeeping of the metadata-only list
 * @param items Listed objects, each stripped down to its metadata
 */
@ApiType(group = "meta.k8s.io")
public record PartialObjectMetadataList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<PartialObjectMetadata> items)
    implements ApiList<PartialObjectMetadata>, ApiStruct<PartialObjectMetadataList> {
  /** Starts a value in which nothing is set but its kind. */
  public static PartialObjectMetadataListBuilder builder() {
    return new PartialObjectMetadataListBuilder();
  }

  /** Starts a value from this one. */
  public PartialObjectMetadataListBuilder toBuilder() {
    return new PartialObjectMetadataListBuilder(this);
  }
}
