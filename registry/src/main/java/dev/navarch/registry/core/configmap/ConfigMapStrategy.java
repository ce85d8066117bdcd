package dev.navarch.registry.core.configmap;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;
import java.util.Set;

/** Writes of config maps. */
public final class ConfigMapStrategy extends TraitStrategy<ConfigMap> {
  public ConfigMapStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public List<FieldError> validate(RequestContext context, ConfigMap object) {
    return ConfigMapValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, ConfigMap object, ConfigMap old) {
    return ConfigMapValidation.update(object, old);
  }
}
