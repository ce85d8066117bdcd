package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.SecurityContext;
import dev.navarch.api.core.v1.VolumeDevice;
import dev.navarch.api.core.v1.VolumeMount;
import dev.navarch.api.core.v1.VolumeSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where a container finds the pod's volumes, as file systems and as raw devices. */
final class MountValidation {
  private static final List<String> PROPAGATIONS =
      List.of("Bidirectional", "HostToContainer", "None");
  private static final List<String> READ_ONLY_MODES = List.of("Disabled", "Enabled", "IfPossible");

  private MountValidation() {}

  static void check(
      Container container,
      Map<String, VolumeSource> volumes,
      FieldPath path,
      List<FieldError> errors) {
    mounts(container, volumes, path.child("volumeMounts"), errors);
    devices(container, volumes, path.child("volumeDevices"), errors);
  }

  private static void mounts(
      Container container,
      Map<String, VolumeSource> volumes,
      FieldPath path,
      List<FieldError> errors) {
    Map<String, String> devices = new HashMap<>();
    container.volumeDevices().forEach(device -> devices.put(device.name(), device.devicePath()));
    Set<String> devicePaths = Set.copyOf(devices.values());
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < container.volumeMounts().size(); i++) {
      VolumeMount mount = container.volumeMounts().get(i);
      FieldPath at = path.index(i);
      NameValidation.required(mount.name(), at.child("name"), errors);
      if (!volumes.containsKey(mount.name())) {
        errors.add(FieldError.notFound(at.child("name"), mount.name()));
      }
      NameValidation.required(mount.mountPath(), at.child("mountPath"), errors);
      if (!seen.add(mount.mountPath())) {
        errors.add(FieldError.invalid(at.child("mountPath"), mount.mountPath(), "must be unique"));
      }
      if (devices.containsKey(mount.name())) {
        errors.add(
            FieldError.invalid(
                at.child("name"), mount.name(), "must not already exist in volumeDevices"));
      }
      if (devicePaths.contains(mount.mountPath())) {
        errors.add(
            FieldError.invalid(
                at.child("mountPath"),
                mount.mountPath(),
                "must not already exist as a path in volumeDevices"));
      }
      subPaths(mount, path, at, errors);
      propagation(mount, container, path.child("mountPropagation"), errors);
      recursiveReadOnly(mount, path.child("recursiveReadOnly"), errors);
    }
  }

  private static void subPaths(
      VolumeMount mount, FieldPath path, FieldPath at, List<FieldError> errors) {
    if (!mount.subPath().isEmpty()) {
      LocalPath.descending(mount.subPath(), path.child("subPath"), errors);
    }
    if (!mount.subPathExpr().isEmpty()) {
      if (!mount.subPath().isEmpty()) {
        errors.add(
            FieldError.invalid(
                at.child("subPathExpr"),
                mount.subPathExpr(),
                "subPathExpr and subPath are mutually exclusive"));
      }
      LocalPath.descending(mount.subPathExpr(), path.child("subPathExpr"), errors);
    }
  }

  private static void propagation(
      VolumeMount mount, Container container, FieldPath path, List<FieldError> errors) {
    String mode = mount.mountPropagation();
    if (mode == null) {
      return;
    }
    NameValidation.supported(mode, PROPAGATIONS, path, errors);
    SecurityContext context = container.securityContext();
    boolean privileged = context != null && Boolean.TRUE.equals(context.privileged());
    if (mode.equals("Bidirectional") && !privileged) {
      errors.add(
          FieldError.forbidden(
              path, "Bidirectional mount propagation is available only to privileged containers"));
    }
  }

  private static void recursiveReadOnly(
      VolumeMount mount, FieldPath path, List<FieldError> errors) {
    String mode = mount.recursiveReadOnly();
    if (mode == null || mode.equals("Disabled")) {
      return;
    }
    if (!READ_ONLY_MODES.contains(mode)) {
      errors.add(FieldError.notSupported(path, mode, READ_ONLY_MODES));
      return;
    }
    if (!mount.readOnly()) {
      errors.add(FieldError.forbidden(path, "may only be specified when readOnly is true"));
    }
    String propagation = mount.mountPropagation();
    if (propagation != null && !propagation.equals("None")) {
      errors.add(
          FieldError.forbidden(
              path, "may only be specified when mountPropagation is None or not specified"));
    }
  }

  private static void devices(
      Container container,
      Map<String, VolumeSource> volumes,
      FieldPath path,
      List<FieldError> errors) {
    Map<String, String> mounts = new HashMap<>();
    container.volumeMounts().forEach(mount -> mounts.put(mount.name(), mount.mountPath()));
    Set<String> mountPaths = Set.copyOf(mounts.values());
    Set<String> names = new HashSet<>();
    Set<String> paths = new HashSet<>();
    for (int i = 0; i < container.volumeDevices().size(); i++) {
      VolumeDevice device = container.volumeDevices().get(i);
      FieldPath at = path.index(i);
      deviceName(device, volumes.get(device.name()), names, at.child("name"), errors);
      String devicePath = device.devicePath();
      NameValidation.required(devicePath, at.child("devicePath"), errors);
      if (paths.contains(devicePath)) {
        errors.add(FieldError.invalid(at.child("devicePath"), devicePath, "must be unique"));
      }
      if (LocalPath.hasBackstep(devicePath)) {
        errors.add(
            FieldError.invalid(
                at.child("devicePath"), devicePath, "can not contain backsteps ('..')"));
      } else {
        paths.add(devicePath);
      }
      if (mounts.containsKey(device.name())) {
        errors.add(
            FieldError.invalid(
                at.child("name"), device.name(), "must not already exist in volumeMounts"));
      }
      if (mountPaths.contains(devicePath)) {
        errors.add(
            FieldError.invalid(
                at.child("devicePath"),
                devicePath,
                "must not already exist as a path in volumeMounts"));
      }
      if (!device.name().isEmpty()) {
        names.add(device.name());
      }
    }
  }

  private static void deviceName(
      VolumeDevice device,
      @Nullable VolumeSource source,
      Set<String> names,
      FieldPath path,
      List<FieldError> errors) {
    NameValidation.required(device.name(), path, errors);
    if (names.contains(device.name())) {
      errors.add(FieldError.invalid(path, device.name(), "must be unique"));
    }
    if (source == null) {
      errors.add(FieldError.notFound(path, device.name()));
    } else if (source.persistentVolumeClaim() == null && source.ephemeral() == null) {
      errors.add(
          FieldError.invalid(
              path,
              device.name(),
              "can only use volume source type of PersistentVolumeClaim or Ephemeral for block"
                  + " mode"));
    }
  }
}
