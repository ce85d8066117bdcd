package dev.navarch.registry.apps;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.core.pod.PodWarnings;
import java.util.List;

/** What people are told about the pods that a workload will make. */
public final class TemplateWarnings {
  private static final FieldPath TEMPLATE = FieldPath.of("spec", "template");

  private TemplateWarnings() {}

  public static List<String> of(PodTemplateSpec template) {
    return PodWarnings.ofTemplate(template, TEMPLATE);
  }

  /** The same for a changed workload; nothing if nothing changed but labels and the like. */
  public static List<String> ofChanged(
      PodTemplateSpec template, MetaObject object, MetaObject old) {
    return object.metadata().generation() == old.metadata().generation() ? List.of() : of(template);
  }
}
