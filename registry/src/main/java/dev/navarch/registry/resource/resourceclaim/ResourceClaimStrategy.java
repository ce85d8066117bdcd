package dev.navarch.registry.resource.resourceclaim;

import dev.navarch.api.resource.v1.ResourceClaim;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.validation.Immutability;
import java.util.ArrayList;
import java.util.List;

/** How claims of devices are written: what is claimed stays. */
public final class ResourceClaimStrategy extends ValidatedStrategy<ResourceClaim> {
  public ResourceClaimStrategy() {
    super(new GroupResource("resource.k8s.io", "resourceclaims"));
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, ResourceClaim object, ResourceClaim old) {
    List<FieldError> errors = new ArrayList<>();
    Immutability.check(object.spec(), old.spec(), FieldPath.of("spec"), errors);
    errors.addAll(super.validateUpdate(context, object, old));
    return errors;
  }

  /** How their status is written. */
  public Strategy<ResourceClaim> status() {
    return new ValidatedStatus<>(
        this, ResourceClaim.class, ValidatedStatus.Metadata.STAYS, (claim, old) -> List.of());
  }
}
