package dev.navarch.registry.resource.resourceclaimtemplate;

import dev.navarch.api.resource.v1.ResourceClaimTemplate;
import dev.navarch.apiserver.table.Columns;

/** How templates of claims for devices are listed. */
public final class ResourceClaimTemplateColumns {
  public static final Columns<ResourceClaimTemplate> COLUMNS =
      Columns.<ResourceClaimTemplate>named().age().build();

  private ResourceClaimTemplateColumns() {}
}
