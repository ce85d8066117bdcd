package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.ISCSIVolumeSource;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.api.core.v1.VolumeSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a volume is made of: exactly one of many sources. */
final class VolumeSourceValidation {
  private static final int MAX_ISCSI_NAME = 64;

  private final FieldPath path;
  private final List<FieldError> errors;
  private boolean found;

  private VolumeSourceValidation(FieldPath path, List<FieldError> errors) {
    this.path = path;
    this.errors = errors;
  }

  /** How one kind of source is checked. */
  private interface Check<T> {
    void check(T source, FieldPath path, List<FieldError> errors);
  }

  static void check(
      Volume volume,
      String podName,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    new VolumeSourceValidation(path, errors).check(volume, podName, options);
  }

  private void check(Volume volume, String podName, PodValidationOptions options) {
    VolumeSource source = volume.volumeSource();
    one("emptyDir", source.emptyDir(), FileVolumeValidation::emptyDir);
    one("hostPath", source.hostPath(), FileVolumeValidation::hostPath);
    one("gitRepo", source.gitRepo(), FileVolumeValidation::gitRepo);
    one(
        "gcePersistentDisk",
        "persistentDisk",
        source.gcePersistentDisk(),
        CloudDiskValidation::gcePersistentDisk);
    one(
        "awsElasticBlockStore",
        source.awsElasticBlockStore(),
        CloudDiskValidation::awsElasticBlockStore);
    one("secret", source.secret(), FileVolumeValidation::secret);
    one("nfs", source.nfs(), NetworkVolumeValidation::nfs);
    one("iscsi", source.iscsi(), NetworkVolumeValidation::iscsi);
    iscsiName(volume.name(), source.iscsi());
    one("glusterfs", source.glusterfs(), NetworkVolumeValidation::glusterfs);
    one("flocker", source.flocker(), NetworkVolumeValidation::flocker);
    one("persistentVolumeClaim", source.persistentVolumeClaim(), ClaimVolumeValidation::claim);
    one("rbd", source.rbd(), NetworkVolumeValidation::rbd);
    one("cinder", source.cinder(), CloudDiskValidation::cinder);
    one("cephFS", "cephfs", source.cephfs(), NetworkVolumeValidation::cephfs);
    one("quobyte", source.quobyte(), NetworkVolumeValidation::quobyte);
    one("downwarAPI", "downwardAPI", source.downwardAPI(), FileVolumeValidation::downwardApi);
    one("fc", source.fc(), NetworkVolumeValidation::fc);
    one("flexVolume", source.flexVolume(), NetworkVolumeValidation::flexVolume);
    one("configMap", source.configMap(), FileVolumeValidation::configMap);
    one("azureFile", source.azureFile(), CloudDiskValidation::azureFile);
    one("vsphereVolume", source.vsphereVolume(), CloudDiskValidation::vsphereVolume);
    one(
        "photonPersistentDisk",
        source.photonPersistentDisk(),
        CloudDiskValidation::photonPersistentDisk);
    one("portworxVolume", source.portworxVolume(), CloudDiskValidation::portworxVolume);
    one("azureDisk", source.azureDisk(), CloudDiskValidation::azureDisk);
    one("storageos", source.storageos(), CloudDiskValidation::storageOs);
    one(
        "projected",
        source.projected(),
        (projected, at, out) -> ProjectedVolumeValidation.check(projected, options, at, out));
    one("scaleIO", source.scaleIO(), CloudDiskValidation::scaleIo);
    one("csi", source.csi(), ClaimVolumeValidation::csi);
    one(
        "ephemeral",
        source.ephemeral(),
        (ephemeral, at, out) ->
            ClaimVolumeValidation.ephemeral(
                ephemeral, podName, volume.name(), path.child("name"), at, out));
    one(
        "image",
        source.image(),
        (image, at, out) -> FileVolumeValidation.image(image, options.pod(), at, out));
    if (!found) {
      errors.add(FieldError.required(path, "must specify a volume type"));
    }
  }

  private <T> void one(String name, @Nullable T source, Check<T> check) {
    one(name, name, source, check);
  }

  /** Kubernetes names some sources differently when there is another, and when one is faulty. */
  private <T> void one(String nameOfSecond, String name, @Nullable T source, Check<T> check) {
    if (source == null) {
      return;
    }
    if (found) {
      errors.add(
          FieldError.forbidden(
              path.child(nameOfSecond), "may not specify more than 1 volume type"));
      return;
    }
    found = true;
    check.check(source, path.child(name), errors);
  }

  private void iscsiName(String volume, @Nullable ISCSIVolumeSource iscsi) {
    if (iscsi != null
        && iscsi.initiatorName() != null
        && TextSyntax.utf8Length(volume + ":" + iscsi.targetPortal()) > MAX_ISCSI_NAME) {
      errors.add(
          FieldError.invalid(
              path.child("name"),
              volume,
              "Total length of <volume name>:<iscsi.targetPortal> must be under 64 characters if"
                  + " iscsi.initiatorName is specified."));
    }
  }
}
