package dev.navarch.api.core.v1;

import static dev.navarch.api.core.v1.ResourceLists.roundedUp;
import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of persistent volumes and claims. */
final class PersistentVolumeDefaults {
  private PersistentVolumeDefaults() {}

  @DefaultingFunction
  static PersistentVolume persistentVolume(PersistentVolume in) {
    PersistentVolumeSpec spec = in.spec();
    return changed(
        in,
        in.toBuilder()
            .spec(s ->
                s.persistentVolumeReclaimPolicy(
                        ifEmpty(
                            spec.persistentVolumeReclaimPolicy(),
                            PersistentVolumeReclaimPolicy.RETAIN))
                    .volumeMode(ifNull(spec.volumeMode(), PersistentVolumeMode.FILESYSTEM)))
            .status(s -> s.phase(ifEmpty(in.status().phase(), PersistentVolumePhase.PENDING)))
            .build());
  }

  /** A volume inside another object, such as an attachment, gets no more than rounded amounts. */
  @DefaultingFunction
  static PersistentVolumeSpec persistentVolumeSpec(PersistentVolumeSpec in) {
    return changed(in, in.toBuilder().capacity(roundedUp(in.capacity())).build());
  }

  @DefaultingFunction
  static PersistentVolumeClaim persistentVolumeClaim(PersistentVolumeClaim in) {
    return changed(
        in,
        in.toBuilder()
            .status(s -> s.phase(ifEmpty(in.status().phase(), PersistentVolumeClaimPhase.PENDING)))
            .build());
  }

  @DefaultingFunction
  static PersistentVolumeClaimSpec persistentVolumeClaimSpec(PersistentVolumeClaimSpec in) {
    return changed(
        in,
        in.toBuilder()
            .volumeMode(ifNull(in.volumeMode(), PersistentVolumeMode.FILESYSTEM))
            .build());
  }

  @DefaultingFunction
  static PersistentVolumeClaimStatus persistentVolumeClaimStatus(PersistentVolumeClaimStatus in) {
    return changed(
        in,
        in.toBuilder()
            .capacity(roundedUp(in.capacity()))
            .allocatedResources(roundedUp(in.allocatedResources()))
            .build());
  }
}
