package dev.navarch.registry.apps.daemonset;

import dev.navarch.api.apps.v1.DaemonSet;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.registry.columns.ContainerCells;
import dev.navarch.registry.columns.LabelCells;

/** How daemon sets are listed. */
public final class DaemonSetColumns {
  public static final Columns<DaemonSet> COLUMNS =
      Columns.<DaemonSet>named()
          .integer(
              "Desired", "Nodes that are to run a pod", ds -> ds.status().desiredNumberScheduled())
          .integer("Current", "Nodes that have a pod", ds -> ds.status().currentNumberScheduled())
          .integer("Ready", "Nodes whose pod is ready", ds -> ds.status().numberReady())
          .integer(
              "Up-to-date",
              "Nodes whose pod is of the newest template",
              ds -> ds.status().updatedNumberScheduled())
          .integer(
              "Available",
              "Nodes whose pod can be relied upon",
              ds -> ds.status().numberAvailable())
          .text(
              "Node Selector",
              "Labels of the nodes that are to run a pod",
              ds -> LabelCells.of(ds.spec().template().spec().nodeSelector()))
          .age()
          .wide(
              "Containers",
              Descriptions.CONTAINERS,
              ds -> ContainerCells.names(ds.spec().template()))
          .wide("Images", Descriptions.IMAGES, ds -> ContainerCells.images(ds.spec().template()))
          .wide(
              "Selector", Descriptions.SELECTOR, ds -> LabelSelectors.format(ds.spec().selector()))
          .build();

  private DaemonSetColumns() {}
}
