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
 * A set of claims returned by one read.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the claims returned
 * @param items The persistent volume claims found
 */
@ApiType
public record PersistentVolumeClaimList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<PersistentVolumeClaim> items)
    implements ApiList<PersistentVolumeClaim>, ApiStruct<PersistentVolumeClaimList> {
  /** Starts a value in which nothing is set but its kind. */
  public static PersistentVolumeClaimListBuilder builder() {
    return new PersistentVolumeClaimListBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeClaimListBuilder toBuilder() {
    return new PersistentVolumeClaimListBuilder(this);
  }
}
