package dev.navarch.apimachinery.meta.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
public record PartialObjectMetadataList(
    @Inline TypeMeta typeMeta,
    @Field(2) ListMeta metadata,
    @Field(value = 1, required = true) List<PartialObjectMetadata> items)
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
