package dev.navarch.registry.resource.resourceclaim;

import dev.navarch.api.resource.v1.ResourceClaim;
import dev.navarch.apiserver.table.Columns;

/** How claims for devices are listed. */
public final class ResourceClaimColumns {
  public static final Columns<ResourceClaim> COLUMNS =
      Columns.<ResourceClaim>named()
          .text("State", "How far the claim is", ResourceClaimColumns::state)
          .age()
          .build();

  private ResourceClaimColumns() {}

  private static String state(ResourceClaim claim) {
    boolean deleted = claim.metadata().deletionTimestamp() != null;
    if (claim.status().allocation() == null) {
      return deleted ? "deleted" : "pending";
    }
    return (deleted ? "deleted," : "")
        + "allocated"
        + (claim.status().reservedFor().isEmpty() ? "" : ",reserved");
  }
}
