package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a claim asks of the storage to be bound or provisioned.
 *
 * @param accessModes Access modes the volume must support
 * @param selector Labels a pre-made volume must carry to be considered for binding
 * @param resources Least and greatest storage size wanted; the request may grow later if the class
 *     allows expansion
 * @param volumeName Persistent volume bound to this claim; set in advance to ask for one particular
 *     volume
 * @param storageClassName StorageClass to provision from; unset takes the cluster default, an empty
 *     string wants no class
 * @param volumeMode Whether a formatted file system or a raw block device is wanted; Filesystem if
 *     unset
 * @param dataSource VolumeSnapshot or other claim in this namespace whose content fills the new
 *     volume
 * @param dataSourceRef Any object that fills the new volume through a populator; supersedes
 *     dataSource and may cross namespaces
 * @param volumeAttributesClassName VolumeAttributesClass to apply to the volume; may be changed
 *     later to retune it
 */
@ApiType
public record PersistentVolumeClaimSpec(
    @Field(1) @Atomic @EnumOf(value = PersistentVolumeAccessMode.class, closed = true)
        List<String> accessModes,
    @Field(4) @Nullable LabelSelector selector,
    @Field(2) VolumeResourceRequirements resources,
    @Field(3) String volumeName,
    @Field(5) @Nullable String storageClassName,
    @Field(6) @EnumOf(value = PersistentVolumeMode.class, closed = true)
        @Nullable String volumeMode,
    @Field(7) @Nullable TypedLocalObjectReference dataSource,
    @Field(8) @Nullable TypedObjectReference dataSourceRef,
    @Field(9) @FeatureGate("VolumeAttributesClass") @Nullable String volumeAttributesClassName)
    implements ApiStruct<PersistentVolumeClaimSpec> {
  /** Starts a value in which nothing is set. */
  public static PersistentVolumeClaimSpecBuilder builder() {
    return new PersistentVolumeClaimSpecBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeClaimSpecBuilder toBuilder() {
    return new PersistentVolumeClaimSpecBuilder(this);
  }
}
