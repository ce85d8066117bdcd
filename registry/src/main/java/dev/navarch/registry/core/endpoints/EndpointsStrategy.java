package dev.navarch.registry.core.endpoints;

import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;
import java.util.Set;

/** Writes of the endpoints of services. */
public final class EndpointsStrategy extends TraitStrategy<Endpoints> {
  public EndpointsStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public List<FieldError> validate(RequestContext context, Endpoints object) {
    return EndpointsValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Endpoints object, Endpoints old) {
    return EndpointsValidation.update(object, old);
  }
}
