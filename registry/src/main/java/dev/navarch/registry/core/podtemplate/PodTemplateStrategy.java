package dev.navarch.registry.core.podtemplate;

import dev.navarch.api.core.v1.PodTemplate;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.core.pod.PodWarnings;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;
import java.util.Set;

/** Writes of templates of pods. */
public final class PodTemplateStrategy extends TraitStrategy<PodTemplate> {
  private static final FieldPath TEMPLATE = FieldPath.of("template");

  public PodTemplateStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public List<FieldError> validate(RequestContext context, PodTemplate object) {
    return PodTemplateObjectValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, PodTemplate object, PodTemplate old) {
    return PodTemplateObjectValidation.update(object, old);
  }

  @Override
  public List<String> warnings(RequestContext context, PodTemplate object) {
    return PodWarnings.ofTemplate(object.template(), TEMPLATE);
  }

  /** A template that stays as it was is not told about again. */
  @Override
  public List<String> warningsOnUpdate(
      RequestContext context, PodTemplate object, PodTemplate old) {
    return object.template().equals(old.template()) ? List.of() : warnings(context, object);
  }
}
