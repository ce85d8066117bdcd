package dev.navarch.registry.coordination.lease;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.apiserver.table.Columns;
import java.util.Objects;

/** How leases are listed. */
public final class LeaseColumns {
  public static final Columns<Lease> COLUMNS =
      Columns.<Lease>named()
          .text(
              "Holder",
              "Who has the lease",
              lease -> Objects.requireNonNullElse(lease.spec().holderIdentity(), ""))
          .age()
          .build();

  private LeaseColumns() {}
}
