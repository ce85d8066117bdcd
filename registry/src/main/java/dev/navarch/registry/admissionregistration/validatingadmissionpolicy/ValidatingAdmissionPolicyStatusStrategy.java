package dev.navarch.registry.admissionregistration.validatingadmissionpolicy;

import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicy;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.StatusStrategy;

/** Updates of the status of a policy. */
public final class ValidatingAdmissionPolicyStatusStrategy
    extends StatusStrategy<ValidatingAdmissionPolicy> {
  public ValidatingAdmissionPolicyStatusStrategy(Strategy<ValidatingAdmissionPolicy> main) {
    super(main, TypeDescriptor.of(ValidatingAdmissionPolicy.class));
  }

  /**
   * Returns true: of all built-in resources, Kubernetes lets only this one be created by a
   * configuration that is applied to its status.
   */
  @Override
  public boolean createsOnApply() {
    return true;
  }
}
