package dev.navarch.registry.core.podtemplate;

import dev.navarch.api.core.v1.PodTemplate;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.core.pod.PodTemplateValidation;
import java.util.ArrayList;
import java.util.List;

/** Pod templates that are objects of their own. Their metadata is checked elsewhere. */
public final class PodTemplateObjectValidation {
  private static final FieldPath TEMPLATE = FieldPath.of("template");

  private PodTemplateObjectValidation() {}

  public static List<FieldError> create(PodTemplate template) {
    List<FieldError> errors = new ArrayList<>(0);
    PodTemplateValidation.check(template.template(), null, TEMPLATE, errors);
    return errors;
  }

  public static List<FieldError> update(PodTemplate template, PodTemplate before) {
    List<FieldError> errors = new ArrayList<>(0);
    PodTemplateValidation.check(template.template(), before.template(), TEMPLATE, errors);
    return errors;
  }
}
