package dev.navarch.api.apiserverinternal.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of storage version records. */
@ApiType
public record StorageVersionList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<StorageVersion> items)
    implements ApiList<StorageVersion>, ApiStruct<StorageVersionList> {
  /** Starts a value in which nothing is set but its kind. */
  public static StorageVersionListBuilder builder() {
    return new StorageVersionListBuilder();
  }

  /** Starts a value from this one. */
  public StorageVersionListBuilder toBuilder() {
    return new StorageVersionListBuilder(this);
  }
}
