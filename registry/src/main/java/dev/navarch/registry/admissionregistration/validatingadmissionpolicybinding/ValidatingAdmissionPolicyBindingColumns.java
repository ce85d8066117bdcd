package dev.navarch.registry.admissionregistration.validatingadmissionpolicybinding;

import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.AdmissionCells;

/** How bindings of validating admission policies are listed. */
public final class ValidatingAdmissionPolicyBindingColumns {
  public static final Columns<ValidatingAdmissionPolicyBinding> COLUMNS =
      Columns.<ValidatingAdmissionPolicyBinding>named()
          .text("PolicyName", "Policy that is put in force", b -> b.spec().policyName())
          .text(
              "ParamRef",
              "Objects that hold parameters",
              b -> AdmissionCells.paramRef(b.spec().paramRef()))
          .age()
          .build();

  private ValidatingAdmissionPolicyBindingColumns() {}
}
