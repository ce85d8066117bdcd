package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.CSIVolumeSource;
import dev.navarch.api.core.v1.EphemeralVolumeSource;
import dev.navarch.api.core.v1.LocalObjectReference;
import dev.navarch.api.core.v1.PersistentVolumeClaimTemplate;
import dev.navarch.api.core.v1.PersistentVolumeClaimVolumeSource;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.TemplateMetaValidation;
import dev.navarch.registry.validation.TextSyntax;
import dev.navarch.registry.validation.VolumeClaimSpecValidation;
import java.util.List;
import java.util.Locale;

/** Volumes that storage drivers provide, through claims or directly. */
final class ClaimVolumeValidation {
  private static final int MAX_DRIVER_NAME = 63;

  private ClaimVolumeValidation() {}

  static void claim(
      PersistentVolumeClaimVolumeSource source, FieldPath path, List<FieldError> errors) {
    NameValidation.required(source.claimName(), path.child("claimName"), errors);
  }

  static void csi(CSIVolumeSource source, FieldPath path, List<FieldError> errors) {
    driverName(source.driver(), path.child("driver"), errors);
    LocalObjectReference secret = source.nodePublishSecretRef();
    if (secret != null
        && NameValidation.required(
            secret.name(), path.child("nodePublishSecretRef", "name"), errors)) {
      NameValidation.dnsSubdomain(secret.name(), path.child("name"), errors);
    }
  }

  private static void driverName(String name, FieldPath path, List<FieldError> errors) {
    NameValidation.required(name, path, errors);
    if (TextSyntax.utf8Length(name) > MAX_DRIVER_NAME) {
      errors.add(FieldError.tooLong(path, MAX_DRIVER_NAME));
    }
    NameValidation.invalid(
        name, NameSyntax.dns1123Subdomain(name.toLowerCase(Locale.ROOT)), path, errors);
  }

  /** The claim that is made is named after the pod and the volume, which has to give a name. */
  static void ephemeral(
      EphemeralVolumeSource source,
      String podName,
      String volume,
      FieldPath namePath,
      FieldPath path,
      List<FieldError> errors) {
    PersistentVolumeClaimTemplate template = source.volumeClaimTemplate();
    FieldPath templatePath = path.child("volumeClaimTemplate");
    if (template == null) {
      errors.add(FieldError.required(templatePath));
    } else {
      TemplateMetaValidation.labelsAndAnnotationsOnly(
          template.metadata(), templatePath.child("metadata"), errors);
      VolumeClaimSpecValidation.check(template.spec(), templatePath.child("spec"), errors);
    }
    if (!podName.isEmpty() && !volume.isEmpty()) {
      String claim = podName + "-" + volume;
      for (String problem : NameSyntax.dns1123Subdomain(claim)) {
        errors.add(
            FieldError.invalid(
                namePath, volume, "PVC name " + GoQuoting.quote(claim) + ": " + problem));
      }
    }
  }
}
