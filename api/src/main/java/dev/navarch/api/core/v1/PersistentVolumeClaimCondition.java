package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * One observed aspect of a claim, chiefly about resizing or modification.
 *
 * @param type Aspect reported on, such as Resizing or FileSystemResizePending
 * @param status True, False or Unknown for this aspect of the claim
 * @param lastProbeTime When this aspect of the claim was last checked
 * @param lastTransitionTime When the condition last flipped from one status to another
 * @param reason Short CamelCase code for the claim condition's latest change
 * @param message Readable details about the claim condition's latest change
 */
@ApiType
public record PersistentVolumeClaimCondition(
    @Field(value = 1, required = true) @EnumOf(PersistentVolumeClaimConditionType.class)
        String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastProbeTime,
    @Field(4) Time lastTransitionTime,
    @Field(5) String reason,
    @Field(6) String message)
    implements ApiStruct<PersistentVolumeClaimCondition> {
  /** Starts a value in which nothing is set. */
  public static PersistentVolumeClaimConditionBuilder builder() {
    return new PersistentVolumeClaimConditionBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeClaimConditionBuilder toBuilder() {
    return new PersistentVolumeClaimConditionBuilder(this);
  }
}
