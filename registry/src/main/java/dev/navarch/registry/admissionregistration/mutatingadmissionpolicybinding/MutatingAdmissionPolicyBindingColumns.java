package dev.navarch.registry.admissionregistration.mutatingadmissionpolicybinding;

import dev.navarch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.AdmissionCells;

/** How bindings of mutating admission policies are listed. */
public final class MutatingAdmissionPolicyBindingColumns {
  public static final Columns<MutatingAdmissionPolicyBinding> COLUMNS =
      Columns.<MutatingAdmissionPolicyBinding>named()
          .text("PolicyName", "Policy that is put in force", b -> b.spec().policyName())
          .text(
              "ParamRef",
              "Objects that hold parameters",
              b -> AdmissionCells.paramRef(b.spec().paramRef()))
          .age()
          .build();

  private MutatingAdmissionPolicyBindingColumns() {}
}
