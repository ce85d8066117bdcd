package dev.navarch.registry.coordination.leasecandidate;

import dev.navarch.api.coordination.v1beta1.LeaseCandidate;
import dev.navarch.apiserver.table.Columns;

/** How candidates for leases are listed. */
public final class LeaseCandidateColumns {
  public static final Columns<LeaseCandidate> COLUMNS =
      Columns.<LeaseCandidate>named()
          .text("LeaseName", "Lease that the candidate wants", c -> c.spec().leaseName())
          .text("BinaryVersion", "Version of the candidate", c -> c.spec().binaryVersion())
          .text(
              "EmulationVersion",
              "Version that the candidate behaves like",
              c -> c.spec().emulationVersion())
          .age()
          .build();

  private LeaseCandidateColumns() {}
}
