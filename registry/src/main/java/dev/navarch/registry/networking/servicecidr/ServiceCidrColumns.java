package dev.navarch.registry.networking.servicecidr;

import dev.navarch.api.networking.v1.ServiceCIDR;
import dev.navarch.apiserver.table.Columns;

/** How ranges of service addresses are listed. */
public final class ServiceCidrColumns {
  public static final Columns<ServiceCIDR> COLUMNS =
      Columns.<ServiceCIDR>named()
          .text("CIDRs", "Ranges of addresses", c -> String.join(",", c.spec().cidrs()))
          .age()
          .build();

  private ServiceCidrColumns() {}
}
