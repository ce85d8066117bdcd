package dev.navarch.registry.core.persistentvolume;

import dev.navarch.api.core.v1.CSIPersistentVolumeSource;
import dev.navarch.api.core.v1.HostPathVolumeSource;
import dev.navarch.api.core.v1.LocalVolumeSource;
import dev.navarch.api.core.v1.NFSVolumeSource;
import dev.navarch.api.core.v1.PersistentVolumeReclaimPolicy;
import dev.navarch.api.core.v1.PersistentVolumeSource;
import dev.navarch.api.core.v1.PersistentVolumeSpec;
import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.DriverNameValidation;
import dev.navarch.registry.validation.NameValidation;
import java.util.Arrays;
import java.util.List;

/** Where a volume's data lies: exactly one place, told well enough to find it. */
final class VolumeSourceChoice {
  private VolumeSourceChoice() {}

  static void check(PersistentVolumeSpec spec, FieldPath path, List<FieldError> errors) {
    PersistentVolumeSource source = spec.persistentVolumeSource();
    TypeDescriptor<PersistentVolumeSource> type = TypeDescriptor.of(source);
    List<FieldDescriptor> fields = type.fields();
    boolean chosen = false;
    for (int i = 0; i < fields.size(); i++) {
      Object place = type.get(source, i);
      if (place == null) {
        continue;
      }
      FieldPath at = path.child(fields.get(i).name());
      if (chosen) {
        errors.add(FieldError.forbidden(at, "may not specify more than 1 volume type"));
      } else {
        chosen = true;
        place(place, spec, at, errors);
      }
    }
    if (!chosen) {
      errors.add(FieldError.required(path, "must specify a volume type"));
    }
    HostPathVolumeSource host = source.hostPath();
    if (host != null
        && isRoot(host.path())
        && spec.persistentVolumeReclaimPolicy().equals(PersistentVolumeReclaimPolicy.RECYCLE)) {
      errors.add(
          FieldError.forbidden(
              path.child("persistentVolumeReclaimPolicy"),
              "may not be 'recycle' for a hostPath mount of '/'"));
    }
  }

  private static void place(
      Object place, PersistentVolumeSpec spec, FieldPath path, List<FieldError> errors) {
    switch (place) {
      case HostPathVolumeSource host -> {
        if (NameValidation.required(host.path(), path.child("path"), errors)) {
          noBackSteps(host.path(), path.child("path"), errors);
        }
      }
      case NFSVolumeSource nfs -> {
        NameValidation.required(nfs.server(), path.child("server"), errors);
        if (NameValidation.required(nfs.path(), path.child("path"), errors)
            && !nfs.path().startsWith("/")) {
          errors.add(
              FieldError.invalid(path.child("path"), nfs.path(), "must be an absolute path"));
        }
      }
      case LocalVolumeSource local -> {
        if (NameValidation.required(local.path(), path.child("path"), errors)) {
          noBackSteps(local.path(), path.child("path"), errors);
        }
        if (spec.nodeAffinity() == null) {
          errors.add(
              FieldError.required(
                  FieldPath.of("metadata", "annotations"), "Local volume requires node affinity"));
        }
      }
      case CSIPersistentVolumeSource csi -> {
        DriverNameValidation.check(csi.driver(), path.child("driver"), errors);
        NameValidation.required(csi.volumeHandle(), path.child("volumeHandle"), errors);
      }
      default -> {}
    }
  }

  private static void noBackSteps(String text, FieldPath path, List<FieldError> errors) {
    if (Arrays.asList(text.split("/", -1)).contains("..")) {
      errors.add(FieldError.invalid(path, text, "must not contain '..'"));
    }
  }

  /** Whether a path leads to the root of the file system, however it is written. */
  private static boolean isRoot(String path) {
    int depth = 0;
    for (String step : path.split("/", -1)) {
      if (step.equals("..")) {
        depth = Math.max(0, depth - 1);
      } else if (!step.isEmpty() && !step.equals(".")) {
        depth++;
      }
    }
    return path.startsWith("/") && depth == 0;
  }
}
