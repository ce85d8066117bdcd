package dev.navarch.registry.resource.resourceslice;

import dev.navarch.api.resource.v1.ResourceSlice;
import dev.navarch.apiserver.table.Columns;
import java.util.Objects;

/** How slices of devices are listed. */
public final class ResourceSliceColumns {
  public static final Columns<ResourceSlice> COLUMNS =
      Columns.<ResourceSlice>named()
          .text(
              "Node",
              "Node that has the devices",
              s -> Objects.requireNonNullElse(s.spec().nodeName(), ""))
          .text("Driver", "Driver of the devices", s -> s.spec().driver())
          .text("Pool", "Pool that the slice is part of", s -> s.spec().pool().name())
          .age()
          .build();

  private ResourceSliceColumns() {}
}
