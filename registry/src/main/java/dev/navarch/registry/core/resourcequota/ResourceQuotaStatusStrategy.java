package dev.navarch.registry.core.resourcequota;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.StatusStrategy;
import java.util.List;

/** Writes of how much of a quota is used. */
public final class ResourceQuotaStatusStrategy extends StatusStrategy<ResourceQuota> {
  public ResourceQuotaStatusStrategy(Strategy<ResourceQuota> main) {
    super(main, TypeDescriptor.of(ResourceQuota.class));
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, ResourceQuota object, ResourceQuota old) {
    return ResourceQuotaValidation.updateStatus(object, old);
  }
}
