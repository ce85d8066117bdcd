package dev.navarch.registry.resource.resourceclaimtemplate;

import dev.navarch.api.resource.v1.ResourceClaimTemplate;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.validation.Immutability;
import java.util.ArrayList;
import java.util.List;

/** How templates of claims are written: what they make stays the same. */
public final class ResourceClaimTemplateStrategy extends ValidatedStrategy<ResourceClaimTemplate> {
  public ResourceClaimTemplateStrategy() {
    super(new GroupResource("resource.k8s.io", "resourceclaimtemplates"));
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, ResourceClaimTemplate object, ResourceClaimTemplate old) {
    List<FieldError> errors = new ArrayList<>();
    Immutability.check(object.spec(), old.spec(), FieldPath.of("spec"), errors);
    errors.addAll(super.validateUpdate(context, object, old));
    return errors;
  }
}
