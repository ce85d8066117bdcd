package dev.navarch.registry.storage.volumeattributesclass;

import dev.navarch.api.storage.v1.VolumeAttributesClass;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.ColumnsBuilder;
import dev.navarch.apiserver.table.Descriptions;

/** How classes of volume attributes are listed. */
public final class VolumeAttributesClassColumns {
  private static final String DEFAULT_ANNOTATION =
      "volumeattributesclass.alpha.kubernetes.io/is-default-class";

  public static final Columns<VolumeAttributesClass> COLUMNS =
      ColumnsBuilder.<VolumeAttributesClass>unnamed()
          .column(
              "Name", "string", "name", 0, Descriptions.NAME, VolumeAttributesClassColumns::name)
          .text("DriverName", "Driver that knows the attributes", VolumeAttributesClass::driverName)
          .age()
          .build();

  private VolumeAttributesClassColumns() {}

  private static String name(VolumeAttributesClass attributes) {
    String name = attributes.metadata().name();
    return "true".equals(attributes.metadata().annotations().get(DEFAULT_ANNOTATION))
        ? name + " (default)"
        : name;
  }
}
