package dev.navarch.registry.apps.deployment;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.registry.columns.ContainerCells;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How deployments are listed. */
public final class DeploymentColumns {
  public static final Columns<Deployment> COLUMNS =
      Columns.<Deployment>named()
          .text(
              "Ready",
              "Pods that are ready, of those wanted",
              d ->
                  d.status().readyReplicas()
                      + "/"
                      + Objects.requireNonNullElse(d.spec().replicas(), 0))
          .text("Up-to-date", "Pods of the newest template", d -> d.status().updatedReplicas())
          .text("Available", "Pods that can be relied upon", d -> d.status().availableReplicas())
          .age()
          .wide(
              "Containers", Descriptions.CONTAINERS, d -> ContainerCells.names(d.spec().template()))
          .wide("Images", Descriptions.IMAGES, d -> ContainerCells.images(d.spec().template()))
          .wide("Selector", Descriptions.SELECTOR, d -> selector(d.spec().selector()))
          .build();

  private DeploymentColumns() {}

  private static String selector(@Nullable LabelSelector selector) {
    try {
      return LabelSelectors.toSelector(selector).toString();
    } catch (IllegalArgumentException e) {
      return "<invalid>";
    }
  }
}
