package dev.navarch.registry.core.resourcequota;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;
import java.util.Set;

/** Writes of quotas. */
public final class ResourceQuotaStrategy extends TraitStrategy<ResourceQuota> {
  public ResourceQuotaStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public List<FieldError> validate(RequestContext context, ResourceQuota object) {
    return ResourceQuotaValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, ResourceQuota object, ResourceQuota old) {
    return ResourceQuotaValidation.update(object, old);
  }
}
