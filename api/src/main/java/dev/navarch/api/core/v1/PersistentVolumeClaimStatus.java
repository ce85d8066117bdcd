package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Granular;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the system has provided for a claim and how work on it stands.
 *
 * @param phase Pending until bound, then Bound; Lost when the bound volume has vanished
 * @param accessModes Modes the bound volume really supports
 * @param capacity Resources of the bound volume as they are now
 * @param conditions Observations on resizing, modifying and disuse of the volume
 * @param allocatedResources Size reserved for the claim, which may exceed capacity while an
 *     expansion is unfinished
 * @param allocatedResourceStatuses Step of expansion each resource is in, keyed by resource name
 * @param currentVolumeAttributesClassName VolumeAttributesClass now in force on the volume; unset
 *     if none
 * @param modifyVolumeStatus State of a change of VolumeAttributesClass; unset when no change is in
 *     hand
 */
@ApiType
public record PersistentVolumeClaimStatus(
    @Field(1) @EnumOf(value = PersistentVolumeClaimPhase.class, closed = true) String phase,
    @Field(2) @Atomic @EnumOf(value = PersistentVolumeAccessMode.class, closed = true)
        List<String> accessModes,
    @Field(3) Map<String, Quantity> capacity,
    @Field(4) @ListMap("type") @PatchMerge("type") List<PersistentVolumeClaimCondition> conditions,
    @Field(5) Map<String, Quantity> allocatedResources,
    @Field(7) @Granular @EnumOf(value = ClaimResourceStatus.class, closed = true)
        Map<String, String> allocatedResourceStatuses,
    @Field(8) @FeatureGate("VolumeAttributesClass")
        @Nullable String currentVolumeAttributesClassName,
    @Field(9) @FeatureGate("VolumeAttributesClass") @Nullable ModifyVolumeStatus modifyVolumeStatus)
    implements ApiStruct<PersistentVolumeClaimStatus> {
  /** Starts a value in which nothing is set. */
  public static PersistentVolumeClaimStatusBuilder builder() {
    return new PersistentVolumeClaimStatusBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeClaimStatusBuilder toBuilder() {
    return new PersistentVolumeClaimStatusBuilder(this);
  }
}
