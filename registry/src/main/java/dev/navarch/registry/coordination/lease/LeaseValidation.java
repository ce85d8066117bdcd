package dev.navarch.registry.coordination.lease;

import dev.navarch.api.coordination.v1.CoordinatedLeaseStrategy;
import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.api.coordination.v1.LeaseSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.ArrayList;
import java.util.List;

/** Validation of leases, apart from their metadata. */
public final class LeaseValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");

  private LeaseValidation() {}

  public static List<FieldError> create(Lease lease) {
    List<FieldError> errors = new ArrayList<>(0);
    LeaseSpec spec = lease.spec();
    Integer duration = spec.leaseDurationSeconds();
    if (duration != null && duration <= 0) {
      errors.add(
          FieldError.invalid(
              SPEC.child("leaseDurationSeconds"), duration, "must be greater than 0"));
    }
    NumberValidation.nonNegative(spec.leaseTransitions(), SPEC.child("leaseTransitions"), errors);
    String strategy = spec.strategy();
    if (strategy != null) {
      strategy(strategy, SPEC.child("strategy"), errors);
    }
    String preferred = spec.preferredHolder();
    boolean noStrategy = strategy == null || strategy.isEmpty();
    if (preferred != null && !preferred.isEmpty() && noStrategy) {
      errors.add(
          FieldError.forbidden(
              SPEC.child("preferredHolder"), "may only be specified when `strategy` is defined"));
    }
    return errors;
  }

  /** One that is known, or a name under a domain. Findings repeat the field's name. */
  private static void strategy(String strategy, FieldPath path, List<FieldError> errors) {
    FieldPath place = path.child("strategy");
    if (strategy.indexOf('/') >= 0) {
      NameValidation.qualifiedName(strategy, place, errors);
    } else {
      NameValidation.supported(
          strategy, List.of(CoordinatedLeaseStrategy.OLDEST_EMULATION_VERSION), place, errors);
    }
  }

  public static List<FieldError> update(Lease lease, Lease old) {
    return create(lease);
  }
}
