package dev.navarch.registry.apps.replicaset;

import dev.navarch.api.apps.v1.ReplicaSet;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.registry.columns.ContainerCells;
import java.util.Objects;

/** How replica sets are listed. */
public final class ReplicaSetColumns {
  public static final Columns<ReplicaSet> COLUMNS =
      Columns.<ReplicaSet>named()
          .integer(
              "Desired",
              "Pods that are wanted",
              rs -> Objects.requireNonNullElse(rs.spec().replicas(), 0))
          .integer("Current", "Pods that are there", rs -> rs.status().replicas())
          .integer("Ready", "Pods that are ready", rs -> rs.status().readyReplicas())
          .age()
          .wide(
              "Containers",
              Descriptions.CONTAINERS,
              rs -> ContainerCells.names(rs.spec().template()))
          .wide("Images", Descriptions.IMAGES, rs -> ContainerCells.images(rs.spec().template()))
          .wide(
              "Selector", Descriptions.SELECTOR, rs -> LabelSelectors.format(rs.spec().selector()))
          .build();

  private ReplicaSetColumns() {}
}
