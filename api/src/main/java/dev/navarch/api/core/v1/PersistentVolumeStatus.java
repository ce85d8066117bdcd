package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;
import org.jspecify.annotations.Nullable;

/**
 * Observed state of a persistent volume.
 *
 * @param phase Whether the volume is pending, free, bound, released by its claim or failed
 * @param message Readable explanation of why the volume is in its current state
 * @param reason Short CamelCase cause of a failure, fit for one column of command output
 * @param lastPhaseTransitionTime When the phase last changed, set automatically
 */
@ApiType
public record PersistentVolumeStatus(
    @Field(1) @EnumOf(value = PersistentVolumePhase.class, closed = true) String phase,
    @Field(2) String message,
    @Field(3) String reason,
    @Field(4) @Nullable Time lastPhaseTransitionTime)
    implements ApiStruct<PersistentVolumeStatus> {
  /** Starts a value in which nothing is set. */
  public static PersistentVolumeStatusBuilder builder() {
    return new PersistentVolumeStatusBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeStatusBuilder toBuilder() {
    return new PersistentVolumeStatusBuilder(this);
  }
}
