package dev.navarch.api.storage.v1;

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

/**
 * Free capacity a CSI driver reports for a storage class in part of the cluster.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, with a generated name that carries no meaning
 * @param nodeTopology Nodes that can reach the storage; empty means all nodes, unset means none
 * @param storageClassName Storage class the figures are for; immutable
 * @param capacity Free space in bytes as last reported; unset when unknown
 * @param maximumVolumeSize Largest single volume that can be created, in bytes; unset when unknown
 */
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
