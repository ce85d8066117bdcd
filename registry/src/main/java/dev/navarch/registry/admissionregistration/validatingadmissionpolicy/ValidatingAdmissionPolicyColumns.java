package dev.navarch.registry.admissionregistration.validatingadmissionpolicy;

import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicy;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.AdmissionCells;

/** How validating admission policies are listed. */
public final class ValidatingAdmissionPolicyColumns {
  public static final Columns<ValidatingAdmissionPolicy> COLUMNS =
      Columns.<ValidatingAdmissionPolicy>named()
          .integer("Validations", "Number of checks", p -> p.spec().validations().size())
          .text(
              "ParamKind",
              "Kind of the objects that hold parameters",
              p -> AdmissionCells.paramKind(p.spec().paramKind()))
          .age()
          .build();

  private ValidatingAdmissionPolicyColumns() {}
}
