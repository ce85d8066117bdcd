package dev.navarch.registry.core.podtemplate;

import dev.navarch.api.core.v1.PodTemplate;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.registry.columns.ContainerCells;
import dev.navarch.registry.columns.LabelCells;

/** How pod templates are listed. */
public final class PodTemplateColumns {
  public static final Columns<PodTemplate> COLUMNS =
      Columns.<PodTemplate>named()
          .text("Containers", Descriptions.CONTAINERS, t -> ContainerCells.names(t.template()))
          .text("Images", Descriptions.IMAGES, t -> ContainerCells.images(t.template()))
          .text(
              "Pod Labels",
              "Labels that pods of the template get",
              t -> LabelCells.of(t.template().metadata().labels()))
          .build();

  private PodTemplateColumns() {}
}
