package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.ConfigMapVolumeSource;
import dev.navarch.api.core.v1.DownwardAPIVolumeFile;
import dev.navarch.api.core.v1.DownwardAPIVolumeSource;
import dev.navarch.api.core.v1.EmptyDirVolumeSource;
import dev.navarch.api.core.v1.GitRepoVolumeSource;
import dev.navarch.api.core.v1.HostPathVolumeSource;
import dev.navarch.api.core.v1.ImageVolumeSource;
import dev.navarch.api.core.v1.KeyToPath;
import dev.navarch.api.core.v1.SecretVolumeSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.NameValidation;
import java.util.List;

/** Volumes whose files come from the node or from other objects of the cluster. */
final class FileVolumeValidation {
  private static final List<String> HOST_PATH_TYPES =
      List.of(
          "",
          "BlockDevice",
          "CharDevice",
          "Directory",
          "DirectoryOrCreate",
          "File",
          "FileOrCreate",
          "Socket");

  private FileVolumeValidation() {}

  static void emptyDir(EmptyDirVolumeSource source, FieldPath path, List<FieldError> errors) {
    Quantity limit = source.sizeLimit();
    if (limit != null && limit.sign() < 0) {
      errors.add(
          FieldError.forbidden(
              path.child("sizeLimit"), "SizeLimit field must be a valid resource quantity"));
    }
  }

  static void hostPath(HostPathVolumeSource source, FieldPath path, List<FieldError> errors) {
    if (!NameValidation.required(source.path(), path.child("path"), errors)) {
      return;
    }
    LocalPath.noBacksteps(source.path(), path.child("path"), errors);
    String type = source.type();
    if (type != null) {
      NameValidation.supported(type, HOST_PATH_TYPES, path.child("type"), errors);
    }
  }

  static void gitRepo(GitRepoVolumeSource source, FieldPath path, List<FieldError> errors) {
    NameValidation.required(source.repository(), path.child("repository"), errors);
    LocalPath.descending(source.directory(), path.child("directory"), errors);
  }

  static void secret(SecretVolumeSource source, FieldPath path, List<FieldError> errors) {
    NameValidation.required(source.secretName(), path.child("secretName"), errors);
    LocalPath.fileMode(source.defaultMode(), path.child("defaultMode"), errors);
    items(source.items(), path.child("items"), errors);
  }

  static void configMap(ConfigMapVolumeSource source, FieldPath path, List<FieldError> errors) {
    NameValidation.required(source.localObjectReference().name(), path.child("name"), errors);
    LocalPath.fileMode(source.defaultMode(), path.child("defaultMode"), errors);
    items(source.items(), path.child("items"), errors);
  }

  private static void items(List<KeyToPath> items, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < items.size(); i++) {
      keyToPath(items.get(i), path.index(i), errors);
    }
  }

  static void keyToPath(KeyToPath item, FieldPath path, List<FieldError> errors) {
    NameValidation.required(item.key(), path.child("key"), errors);
    NameValidation.required(item.path(), path.child("path"), errors);
    LocalPath.nonReserved(item.path(), path.child("path"), errors);
    LocalPath.fileMode(item.mode(), path.child("mode"), errors);
  }

  static void downwardApi(DownwardAPIVolumeSource source, FieldPath path, List<FieldError> errors) {
    LocalPath.fileMode(source.defaultMode(), path.child("defaultMode"), errors);
    source.items().forEach(file -> downwardApiFile(file, path, errors));
  }

  static void downwardApiFile(DownwardAPIVolumeFile file, FieldPath path, List<FieldError> errors) {
    NameValidation.required(file.path(), path.child("path"), errors);
    LocalPath.nonReserved(file.path(), path.child("path"), errors);
    var field = file.fieldRef();
    var resource = file.resourceFieldRef();
    if (field != null) {
      DownwardApiValidation.field(
          field, DownwardApiValidation.FILE_FIELDS, path.child("fieldRef"), errors);
      if (resource != null) {
        errors.add(
            FieldError.invalid(
                path,
                "resource",
                "fieldRef and resourceFieldRef can not be specified simultaneously"));
      }
    } else if (resource != null) {
      DownwardApiValidation.resource(resource, true, path.child("resourceFieldRef"), errors);
    } else {
      errors.add(FieldError.required(path, "one of fieldRef and resourceFieldRef is required"));
    }
    LocalPath.fileMode(file.mode(), path.child("mode"), errors);
  }

  /** In a template the reference may be left to be filled in. */
  static void image(
      ImageVolumeSource source, boolean pod, FieldPath path, List<FieldError> errors) {
    if (pod) {
      NameValidation.required(source.reference(), path.child("reference"), errors);
    }
    NameValidation.oneOf(
        source.pullPolicy(), ContainerValidation.PULL_POLICIES, path.child("pullPolicy"), errors);
  }
}
