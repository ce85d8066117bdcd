package dev.navarch.registry.core.configmap;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apiserver.table.Columns;

/** How config maps are listed. */
public final class ConfigMapColumns {
  public static final Columns<ConfigMap> COLUMNS =
      Columns.<ConfigMap>named()
          .text("Data", "Number of entries", map -> map.data().size() + map.binaryData().size())
          .age()
          .build();

  private ConfigMapColumns() {}
}
