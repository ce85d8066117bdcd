package dev.navarch.registry.resource.deviceclass;

import dev.navarch.api.resource.v1.DeviceClass;
import dev.navarch.apiserver.table.Columns;

/** How device classes are listed. */
public final class DeviceClassColumns {
  public static final Columns<DeviceClass> COLUMNS = Columns.<DeviceClass>named().age().build();

  private DeviceClassColumns() {}
}
