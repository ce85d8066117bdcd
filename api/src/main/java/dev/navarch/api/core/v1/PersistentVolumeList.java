package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * A set of persistent volumes returned by one read.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the volumes returned
 * @param items The persistent volumes found
 */
@ApiType
public record PersistentVolumeList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<PersistentVolume> items)
    implements ApiList<PersistentVolume>, ApiStruct<PersistentVolumeList> {
  /** Starts a value in which nothing is set but its kind. */
  public static PersistentVolumeListBuilder builder() {
    return new PersistentVolumeListBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeListBuilder toBuilder() {
    return new PersistentVolumeListBuilder(this);
  }
}
