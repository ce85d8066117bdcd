package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Granular;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a persistent volume offers and which storage stands behind it.
 *
 * @param capacity Resources the volume provides, in practice the storage size, such as 10Gi
 * @param persistentVolumeSource one of the fields of {@link PersistentVolumeSource}
 * @param accessModes Access modes the storage supports, such as ReadWriteOnce or ReadOnlyMany
 * @param claimRef Claim this volume is bound to or set aside for; the binding holds once the claim
 *     names it back
 * @param persistentVolumeReclaimPolicy Fate of the volume once its claim is gone: Retain, Delete or
 *     Recycle; Retain for hand-made volumes
 * @param storageClassName StorageClass the volume belongs to; empty means it belongs to none
 * @param mountOptions Extra options for the mount command, such as ro or soft; unchecked, a bad one
 *     fails the mount
 * @param volumeMode Filesystem to format and mount, Block to hand over the raw device; Filesystem
 *     if unset
 * @param nodeAffinity Nodes from which the volume can be reached, which steers pods that use it
 * @param volumeAttributesClassName VolumeAttributesClass whose adjustable settings the volume has;
 *     empty for none
 */
@ApiType
public record PersistentVolumeSpec(
    @Field(1) Map<String, Quantity> capacity,
    @Field(2) @Inline PersistentVolumeSource persistentVolumeSource,
    @Field(3) @Atomic @EnumOf(value = PersistentVolumeAccessMode.class, closed = true)
        List<String> accessModes,
    @Field(4) @Granular @Nullable ObjectReference claimRef,
    @Field(5) @EnumOf(value = PersistentVolumeReclaimPolicy.class, closed = true)
        String persistentVolumeReclaimPolicy,
    @Field(6) String storageClassName,
    @Field(7) @Atomic List<String> mountOptions,
    @Field(8) @EnumOf(value = PersistentVolumeMode.class, closed = true)
        @Nullable String volumeMode,
    @Field(9) @Nullable VolumeNodeAffinity nodeAffinity,
    @Field(10) @FeatureGate("VolumeAttributesClass") @Nullable String volumeAttributesClassName)
    implements ApiStruct<PersistentVolumeSpec> {
  /** Starts a value in which nothing is set. */
  public static PersistentVolumeSpecBuilder builder() {
    return new PersistentVolumeSpecBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeSpecBuilder toBuilder() {
    return new PersistentVolumeSpecBuilder(this);
  }
}
