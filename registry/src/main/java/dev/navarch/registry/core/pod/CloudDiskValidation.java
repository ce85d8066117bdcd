package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.AWSElasticBlockStoreVolumeSource;
import dev.navarch.api.core.v1.AzureDiskVolumeSource;
import dev.navarch.api.core.v1.AzureFileVolumeSource;
import dev.navarch.api.core.v1.CinderVolumeSource;
import dev.navarch.api.core.v1.GCEPersistentDiskVolumeSource;
import dev.navarch.api.core.v1.LocalObjectReference;
import dev.navarch.api.core.v1.PhotonPersistentDiskVolumeSource;
import dev.navarch.api.core.v1.PortworxVolumeSource;
import dev.navarch.api.core.v1.ScaleIOVolumeSource;
import dev.navarch.api.core.v1.StorageOSVolumeSource;
import dev.navarch.api.core.v1.VsphereVirtualDiskVolumeSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Volumes that lie on disks of a provider. */
final class CloudDiskValidation {
  private static final int MAX_PARTITION = 255;
  private static final List<String> CACHING_MODES = List.of("None", "ReadOnly", "ReadWrite");
  private static final List<String> DISK_KINDS = List.of("Dedicated", "Managed", "Shared");
  private static final List<String> MANAGED_URI =
      List.of(
          "/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/"
              + "{disk-id}");
  private static final List<String> BLOB_URI =
      List.of("https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd");

  private CloudDiskValidation() {}

  static void gcePersistentDisk(
      GCEPersistentDiskVolumeSource disk, FieldPath path, List<FieldError> errors) {
    NameValidation.required(disk.pdName(), path.child("pdName"), errors);
    partition(disk.partition(), path.child("partition"), errors);
  }

  static void awsElasticBlockStore(
      AWSElasticBlockStoreVolumeSource disk, FieldPath path, List<FieldError> errors) {
    NameValidation.required(disk.volumeID(), path.child("volumeID"), errors);
    partition(disk.partition(), path.child("partition"), errors);
  }

  /** No partition is partition 0, though the message asks for at least 1. */
  private static void partition(int partition, FieldPath path, List<FieldError> errors) {
    if (partition < 0 || partition > MAX_PARTITION) {
      errors.add(
          FieldError.invalid(path, partition, NumberValidation.rangeError(1, MAX_PARTITION)));
    }
  }

  static void cinder(CinderVolumeSource disk, FieldPath path, List<FieldError> errors) {
    NameValidation.required(disk.volumeID(), path.child("volumeID"), errors);
    secretName(disk.secretRef(), path, errors);
  }

  private static void secretName(
      @Nullable LocalObjectReference secret, FieldPath path, List<FieldError> errors) {
    if (secret != null) {
      NameValidation.required(secret.name(), path.child("secretRef", "name"), errors);
    }
  }

  static void azureFile(AzureFileVolumeSource file, FieldPath path, List<FieldError> errors) {
    NameValidation.required(file.secretName(), path.child("secretName"), errors);
    NameValidation.required(file.shareName(), path.child("shareName"), errors);
  }

  static void azureDisk(AzureDiskVolumeSource disk, FieldPath path, List<FieldError> errors) {
    NameValidation.required(disk.diskName(), path.child("diskName"), errors);
    FieldPath uriPath = path.child("diskURI");
    NameValidation.required(disk.diskURI(), uriPath, errors);
    String caching = disk.cachingMode();
    if (caching != null) {
      NameValidation.supported(caching, CACHING_MODES, path.child("cachingMode"), errors);
    }
    String kind = disk.kind();
    if (kind == null) {
      return;
    }
    NameValidation.supported(kind, DISK_KINDS, path.child("kind"), errors);
    boolean managed = kind.equals("Managed");
    if (!disk.diskURI().startsWith(managed ? "/subscriptions/" : "https://")) {
      errors.add(
          FieldError.notSupported(uriPath, disk.diskURI(), managed ? MANAGED_URI : BLOB_URI));
    }
  }

  static void vsphereVolume(
      VsphereVirtualDiskVolumeSource disk, FieldPath path, List<FieldError> errors) {
    NameValidation.required(disk.volumePath(), path.child("volumePath"), errors);
  }

  static void photonPersistentDisk(
      PhotonPersistentDiskVolumeSource disk, FieldPath path, List<FieldError> errors) {
    NameValidation.required(disk.pdID(), path.child("pdID"), errors);
  }

  static void portworxVolume(PortworxVolumeSource volume, FieldPath path, List<FieldError> errors) {
    NameValidation.required(volume.volumeID(), path.child("volumeID"), errors);
  }

  static void scaleIo(ScaleIOVolumeSource volume, FieldPath path, List<FieldError> errors) {
    NameValidation.required(volume.gateway(), path.child("gateway"), errors);
    NameValidation.required(volume.system(), path.child("system"), errors);
    NameValidation.required(volume.volumeName(), path.child("volumeName"), errors);
  }

  static void storageOs(StorageOSVolumeSource volume, FieldPath path, List<FieldError> errors) {
    NameValidation.requiredLabel(volume.volumeName(), path.child("volumeName"), errors);
    if (!volume.volumeNamespace().isEmpty()) {
      NameValidation.dnsLabel(volume.volumeNamespace(), path.child("volumeNamespace"), errors);
    }
    secretName(volume.secretRef(), path, errors);
  }
}
