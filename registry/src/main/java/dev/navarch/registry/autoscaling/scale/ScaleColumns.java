package dev.navarch.registry.autoscaling.scale;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.ColumnsBuilder;
import dev.navarch.apiserver.table.Descriptions;

/** How the scale of an object is shown. */
public final class ScaleColumns {
  public static final Columns<Scale> COLUMNS =
      ColumnsBuilder.<Scale>unnamed()
          .text("Name", Descriptions.NAME, scale -> scale.metadata().name())
          .integer("Desired", "Pods that are wanted", scale -> scale.spec().replicas())
          .integer("Available", "Pods that are there", scale -> scale.status().replicas())
          .age()
          .build();

  private ScaleColumns() {}
}
