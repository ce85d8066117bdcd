package dev.navarch.api.storage.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
@Resource
public record CSIStorageCapacity(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) @Nullable LabelSelector nodeTopology,
    @Field(value = 3, required = true) String storageClassName,
    @Field(4) @Nullable Quantity capacity,
    @Field(5) @Nullable Quantity maximumVolumeSize)
    implements MetaObject, ApiStruct<CSIStorageCapacity> {
  /** Starts a value in which nothing is set but its kind. */
  public static CSIStorageCapacityBuilder builder() {
    return new CSIStorageCapacityBuilder();
  }

  /** Starts a value from this one. */
  public CSIStorageCapacityBuilder toBuilder() {
    return new CSIStorageCapacityBuilder(this);
  }
}
