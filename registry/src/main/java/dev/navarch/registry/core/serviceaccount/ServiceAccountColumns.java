package dev.navarch.registry.core.serviceaccount;

import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.apiserver.table.Columns;

/** How service accounts are listed. */
public final class ServiceAccountColumns {
  public static final Columns<ServiceAccount> COLUMNS =
      Columns.<ServiceAccount>named().age().build();

  private ServiceAccountColumns() {}
}
