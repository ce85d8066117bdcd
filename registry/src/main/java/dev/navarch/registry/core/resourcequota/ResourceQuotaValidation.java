package dev.navarch.registry.core.resourcequota;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.api.core.v1.ResourceQuotaSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.ResourceValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** Validation of resource quotas, apart from their metadata. */
public final class ResourceQuotaValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");

  private ResourceQuotaValidation() {}

  public static List<FieldError> create(ResourceQuota quota) {
    List<FieldError> errors = new ArrayList<>(spec(quota.spec()));
    status(quota, errors);
    return errors;
  }

  public static List<FieldError> update(ResourceQuota quota, ResourceQuota old) {
    List<FieldError> errors = new ArrayList<>(spec(quota.spec()));
    List<String> scopes = quota.spec().scopes();
    if (!new HashSet<>(scopes).equals(new HashSet<>(old.spec().scopes()))) {
      errors.add(FieldError.invalid(SPEC.child("scopes"), scopes, Immutability.MESSAGE));
    }
    return errors;
  }

  public static List<FieldError> updateStatus(ResourceQuota quota, ResourceQuota old) {
    List<FieldError> errors = new ArrayList<>(0);
    if (quota.metadata().resourceVersion().isEmpty()) {
      errors.add(FieldError.required(FieldPath.of("resourceVersion")));
    }
    status(quota, errors);
    return errors;
  }

  private static List<FieldError> spec(ResourceQuotaSpec spec) {
    List<FieldError> errors = new ArrayList<>(0);
    amounts(spec.hard(), SPEC.child("hard"), errors);
    QuotaScopeValidation.check(spec, SPEC, errors);
    return errors;
  }

  private static void status(ResourceQuota quota, List<FieldError> errors) {
    amounts(quota.status().hard(), STATUS.child("hard"), errors);
    amounts(quota.status().used(), STATUS.child("used"), errors);
  }

  private static void amounts(
      Map<String, Quantity> amounts, FieldPath path, List<FieldError> errors) {
    amounts.forEach((resource, amount) -> {
      FieldPath place = path.key(resource);
      if (!QuotaResources.isStandard(resource)) {
        ResourceValidation.name(resource, place, errors);
        if (resource.indexOf('/') < 0) {
          errors.add(FieldError.invalid(place, resource, "must be a standard resource for quota"));
        }
      }
      ResourceValidation.amount(resource, amount, place, errors);
    });
  }
}
