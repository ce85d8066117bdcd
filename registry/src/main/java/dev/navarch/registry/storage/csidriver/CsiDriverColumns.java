package dev.navarch.registry.storage.csidriver;

import dev.navarch.api.storage.v1.CSIDriver;
import dev.navarch.api.storage.v1.TokenRequest;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.LabelCells;
import java.util.List;
import java.util.stream.Collectors;

/** How storage drivers are listed. */
public final class CsiDriverColumns {
  public static final Columns<CSIDriver> COLUMNS =
      Columns.<CSIDriver>named()
          .bool(
              "AttachRequired",
              "Whether volumes must be attached before they are mounted",
              d -> !Boolean.FALSE.equals(d.spec().attachRequired()))
          .bool(
              "PodInfoOnMount",
              "Whether the driver is told about the pod",
              d -> Boolean.TRUE.equals(d.spec().podInfoOnMount()))
          .bool(
              "StorageCapacity",
              "Whether the driver publishes how much room there is",
              d -> Boolean.TRUE.equals(d.spec().storageCapacity()))
          .text(
              "TokenRequests",
              "Audiences of the tokens that the driver gets",
              d -> audiences(d.spec().tokenRequests()))
          .bool(
              "RequiresRepublish",
              "Whether mounts are refreshed from time to time",
              d -> Boolean.TRUE.equals(d.spec().requiresRepublish()))
          .text(
              "Modes",
              "Kinds of volumes that the driver supports",
              d -> LabelCells.orNone(String.join(",", d.spec().volumeLifecycleModes())))
          .age()
          .build();

  private CsiDriverColumns() {}

  private static String audiences(List<TokenRequest> requests) {
    return requests.isEmpty()
        ? "<unset>"
        : requests.stream().map(TokenRequest::audience).collect(Collectors.joining(","));
  }
}
