package dev.navarch.registry.apps.statefulset;

import dev.navarch.api.apps.v1.StatefulSet;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.registry.columns.ContainerCells;
import java.util.Objects;

/** How stateful sets are listed. */
public final class StatefulSetColumns {
  public static final Columns<StatefulSet> COLUMNS =
      Columns.<StatefulSet>named()
          .text(
              "Ready",
              "Pods that are ready, of those wanted",
              s ->
                  s.status().readyReplicas()
                      + "/"
                      + Objects.requireNonNullElse(s.spec().replicas(), 0))
          .age()
          .wide(
              "Containers", Descriptions.CONTAINERS, s -> ContainerCells.names(s.spec().template()))
          .wide("Images", Descriptions.IMAGES, s -> ContainerCells.images(s.spec().template()))
          .build();

  private StatefulSetColumns() {}
}
