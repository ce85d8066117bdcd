package dev.navarch.registry.apps.controllerrevision;

import dev.navarch.api.apps.v1.ControllerRevision;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.LabelCells;
import java.util.Locale;

/** How revisions of controllers' templates are listed. */
public final class ControllerRevisionColumns {
  public static final Columns<ControllerRevision> COLUMNS =
      Columns.<ControllerRevision>named()
          .text(
              "Controller",
              "Object whose past the revision keeps",
              ControllerRevisionColumns::controller)
          .text("Revision", "Number of the revision", ControllerRevision::revision)
          .age()
          .build();

  private ControllerRevisionColumns() {}

  private static String controller(ControllerRevision revision) {
    for (OwnerReference owner : revision.metadata().ownerReferences()) {
      if (Boolean.TRUE.equals(owner.controller())) {
        return kind(owner).toLowerCase(Locale.ROOT) + "/" + owner.name();
      }
    }
    return LabelCells.NONE;
  }

  private static String kind(OwnerReference owner) {
    int slash = owner.apiVersion().indexOf('/');
    return slash < 0 ? owner.kind() : owner.kind() + "." + owner.apiVersion().substring(0, slash);
  }
}
