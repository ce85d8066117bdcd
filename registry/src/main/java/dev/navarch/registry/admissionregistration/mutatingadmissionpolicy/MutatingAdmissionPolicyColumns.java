package dev.navarch.registry.admissionregistration.mutatingadmissionpolicy;

import dev.navarch.api.admissionregistration.v1.MutatingAdmissionPolicy;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.AdmissionCells;

/** How mutating admission policies are listed. */
public final class MutatingAdmissionPolicyColumns {
  public static final Columns<MutatingAdmissionPolicy> COLUMNS =
      Columns.<MutatingAdmissionPolicy>named()
          .integer("Mutations", "Number of changes", p -> p.spec().mutations().size())
          .text(
              "ParamKind",
              "Kind of the objects that hold parameters",
              p -> AdmissionCells.paramKind(p.spec().paramKind()))
          .age()
          .build();

  private MutatingAdmissionPolicyColumns() {}
}
