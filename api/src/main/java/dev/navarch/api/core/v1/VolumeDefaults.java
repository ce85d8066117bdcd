package dev.navarch.api.core.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of the volumes of pods. */
final class VolumeDefaults {
  private static final VolumeSource NO_SOURCE = VolumeSource.builder().build();

  /** Octal, as file modes are read. */
  private static final int FILE_MODE = 0644;

  private static final long TOKEN_EXPIRATION_SECONDS = 60 * 60;

  private VolumeDefaults() {}

  @DefaultingFunction
  static Volume volume(Volume in) {
    if (in.volumeSource().equals(NO_SOURCE)) {
      return in.toBuilder().volumeSource(s -> s.emptyDir(e -> {})).build();
    }
    ImageVolumeSource image = in.volumeSource().image();
    if (image == null) {
      return in;
    }
    String policy = ContainerDefaults.pullPolicy(image.pullPolicy(), image.reference());
    return changed(
        in, in.toBuilder().volumeSource(s -> s.image(i -> i.pullPolicy(policy))).build());
  }

  @DefaultingFunction
  static SecretVolumeSource secretVolumeSource(SecretVolumeSource in) {
    return changed(in, in.toBuilder().defaultMode(ifNull(in.defaultMode(), FILE_MODE)).build());
  }

  @DefaultingFunction
  static ConfigMapVolumeSource configMapVolumeSource(ConfigMapVolumeSource in) {
    return changed(in, in.toBuilder().defaultMode(ifNull(in.defaultMode(), FILE_MODE)).build());
  }

  @DefaultingFunction
  static DownwardAPIVolumeSource downwardAPIVolumeSource(DownwardAPIVolumeSource in) {
    return changed(in, in.toBuilder().defaultMode(ifNull(in.defaultMode(), FILE_MODE)).build());
  }

  @DefaultingFunction
  static ProjectedVolumeSource projectedVolumeSource(ProjectedVolumeSource in) {
    return changed(in, in.toBuilder().defaultMode(ifNull(in.defaultMode(), FILE_MODE)).build());
  }

  @DefaultingFunction
  static ServiceAccountTokenProjection serviceAccountTokenProjection(
      ServiceAccountTokenProjection in) {
    return changed(
        in,
        in.toBuilder()
            .expirationSeconds(ifNull(in.expirationSeconds(), TOKEN_EXPIRATION_SECONDS))
            .build());
  }

  @DefaultingFunction
  static HostPathVolumeSource hostPathVolumeSource(HostPathVolumeSource in) {
    return changed(in, in.toBuilder().type(ifNull(in.type(), HostPathType.NONE)).build());
  }
}
