package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.EnvFromSource;
import dev.navarch.api.core.v1.EnvVar;
import dev.navarch.api.core.v1.EnvVarSource;
import dev.navarch.api.core.v1.FileKeySelector;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;

/** Variables in a container's environment, and what they are filled from. */
final class EnvValidation {
  private EnvValidation() {}

  static void variables(List<EnvVar> variables, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < variables.size(); i++) {
      EnvVar variable = variables.get(i);
      FieldPath at = path.index(i);
      if (NameValidation.required(variable.name(), at.child("name"), errors)) {
        NameValidation.invalid(
            variable.name(), TextSyntax.envVarName(variable.name()), at.child("name"), errors);
      }
      EnvVarSource source = variable.valueFrom();
      if (source != null) {
        source(variable, source, at.child("valueFrom"), errors);
      }
    }
  }

  private static void source(
      EnvVar variable, EnvVarSource source, FieldPath path, List<FieldError> errors) {
    int sources = 0;
    var field = source.fieldRef();
    if (field != null) {
      sources++;
      DownwardApiValidation.field(
          field, DownwardApiValidation.ENV_FIELDS, path.child("fieldRef"), errors);
    }
    var resource = source.resourceFieldRef();
    if (resource != null) {
      sources++;
      DownwardApiValidation.resource(resource, false, path.child("resourceFieldRef"), errors);
    }
    var configMap = source.configMapKeyRef();
    if (configMap != null) {
      sources++;
      key(
          configMap.localObjectReference().name(),
          configMap.key(),
          path.child("configMapKeyRef"),
          errors);
    }
    var secret = source.secretKeyRef();
    if (secret != null) {
      sources++;
      key(secret.localObjectReference().name(), secret.key(), path.child("secretKeyRef"), errors);
    }
    var file = source.fileKeyRef();
    if (file != null) {
      sources++;
      file(file, path.child("fileKeyRef"), errors);
    }
    if (sources == 0) {
      errors.add(
          FieldError.invalid(
              path,
              "",
              "must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef`,"
                  + " `secretKeyRef` or `fileKeyRef`"));
    } else if (!variable.value().isEmpty()) {
      errors.add(FieldError.invalid(path, "", "may not be specified when `value` is not empty"));
    } else if (sources > 1) {
      errors.add(
          FieldError.invalid(path, "", "may not have more than one field specified at a time"));
    }
  }

  private static void key(String name, String key, FieldPath path, List<FieldError> errors) {
    NameValidation.dnsSubdomain(name, path.child("name"), errors);
    if (NameValidation.required(key, path.child("key"), errors)) {
      NameValidation.invalid(key, TextSyntax.configMapKey(key), path.child("key"), errors);
    }
  }

  private static void file(FileKeySelector file, FieldPath path, List<FieldError> errors) {
    if (NameValidation.required(file.key(), path.child("key"), errors)) {
      NameValidation.invalid(
          file.key(), TextSyntax.envVarName(file.key()), path.child("key"), errors);
    }
    NameValidation.requiredLabel(file.volumeName(), path.child("volumeName"), errors);
    if (NameValidation.required(file.path(), path.child("path"), errors)) {
      LocalPath.nonReserved(file.path(), path.child("path"), errors);
    }
  }

  static void sources(List<EnvFromSource> sources, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < sources.size(); i++) {
      EnvFromSource source = sources.get(i);
      FieldPath at = path.index(i);
      if (!source.prefix().isEmpty()) {
        NameValidation.invalid(
            source.prefix(), TextSyntax.envVarName(source.prefix()), at.child("prefix"), errors);
      }
      var configMap = source.configMapRef();
      if (configMap != null) {
        reference(configMap.localObjectReference().name(), at.child("configMapRef"), errors);
      }
      var secret = source.secretRef();
      if (secret != null) {
        reference(secret.localObjectReference().name(), at.child("secretRef"), errors);
      }
      if (configMap == null && secret == null) {
        errors.add(
            FieldError.invalid(path, "", "must specify one of: `configMapRef` or `secretRef`"));
      } else if (configMap != null && secret != null) {
        errors.add(
            FieldError.invalid(path, "", "may not have more than one field specified at a time"));
      }
    }
  }

  /** A name that something may be appended to: a dash at its end is let pass. */
  private static void reference(String name, FieldPath path, List<FieldError> errors) {
    if (NameValidation.required(name, path.child("name"), errors)) {
      String checked =
          name.length() > 1 && name.endsWith("-")
              ? name.substring(0, name.length() - 1) + "a"
              : name;
      NameValidation.invalid(
          name, NameSyntax.dns1123Subdomain(checked), path.child("name"), errors);
    }
  }
}
