package dev.navarch.registry.storage.volumeattachment;

import dev.navarch.api.storage.v1.VolumeAttachment;
import dev.navarch.api.storage.v1.VolumeAttachmentSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.DriverNameValidation;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;

/** Validation of attachments of volumes, apart from their metadata. */
public final class VolumeAttachmentValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final String ONE_SOURCE =
      "must specify exactly one of inlineVolumeSpec and persistentVolumeName";

  private VolumeAttachmentValidation() {}

  public static List<FieldError> create(VolumeAttachment attachment) {
    List<FieldError> errors = new ArrayList<>(0);
    DriverNameValidation.check(attachment.spec().attacher(), SPEC.child("attacher"), errors);
    source(attachment.spec().source(), SPEC.child("source"), errors);
    NameValidation.dnsSubdomain(attachment.spec().nodeName(), SPEC.child("nodeName"), errors);
    return errors;
  }

  private static void source(
      VolumeAttachmentSource source, FieldPath path, List<FieldError> errors) {
    String name = source.persistentVolumeName();
    boolean inline = source.inlineVolumeSpec() != null;
    if (name == null && !inline) {
      errors.add(FieldError.required(path, ONE_SOURCE));
    } else if (name != null && inline) {
      errors.add(FieldError.forbidden(path, ONE_SOURCE));
    } else if (name != null && name.isEmpty()) {
      errors.add(
          FieldError.required(
              path.child("persistentVolumeName"), "must specify non empty persistentVolumeName"));
    }
  }

  public static List<FieldError> update(VolumeAttachment attachment, VolumeAttachment old) {
    List<FieldError> errors = new ArrayList<>(create(attachment));
    Immutability.check(attachment.spec(), old.spec(), SPEC, errors);
    return errors;
  }
}
