package dev.navarch.registry.core.replicationcontroller;

import dev.navarch.api.core.v1.ReplicationController;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.registry.columns.ContainerCells;
import dev.navarch.registry.columns.LabelCells;
import java.util.Objects;

/** How replication controllers are listed. */
public final class ReplicationControllerColumns {
  public static final Columns<ReplicationController> COLUMNS =
      Columns.<ReplicationController>named()
          .integer(
              "Desired",
              "Pods that are wanted",
              rc -> Objects.requireNonNullElse(rc.spec().replicas(), 0))
          .integer("Current", "Pods that are there", rc -> rc.status().replicas())
          .integer("Ready", "Pods that are ready", rc -> rc.status().readyReplicas())
          .age()
          .wide(
              "Containers",
              Descriptions.CONTAINERS,
              rc -> ContainerCells.names(rc.spec().template()))
          .wide("Images", Descriptions.IMAGES, rc -> ContainerCells.images(rc.spec().template()))
          .wide("Selector", Descriptions.SELECTOR, rc -> LabelCells.of(rc.spec().selector()))
          .build();

  private ReplicationControllerColumns() {}
}
