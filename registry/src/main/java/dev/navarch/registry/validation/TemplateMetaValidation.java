package dev.navarch.registry.validation;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Objects;

/** The metadata of what is not an object yet. */
public final class TemplateMetaValidation {
  private TemplateMetaValidation() {}

  /** Labels and annotations are passed on to what is made; anything else has no meaning. */
  public static void labelsAndAnnotationsOnly(
      ObjectMeta meta, FieldPath path, List<FieldError> errors) {
    LabelValidation.annotations(meta.annotations(), path.child("annotations"), errors);
    LabelValidation.labels(meta.labels(), path.child("labels"), errors);
    TypeDescriptor<ObjectMeta> type = TypeDescriptor.of(meta);
    List<FieldDescriptor> fields = type.fields();
    for (int i = 0; i < fields.size(); i++) {
      String name = fields.get(i).name();
      if (!name.equals("labels")
          && !name.equals("annotations")
          && !Objects.equals(type.get(meta, i), type.get(type.zero(), i))) {
        errors.add(FieldError.forbidden(path.child(goCase(name)), "cannot be set"));
      }
    }
  }

  /** Kubernetes derives these paths from Go's names, of which only the first letter is lowered. */
  private static String goCase(String name) {
    return name.equals("uid") ? "uID" : name;
  }
}
