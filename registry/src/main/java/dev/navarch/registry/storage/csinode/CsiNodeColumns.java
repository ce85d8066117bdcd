package dev.navarch.registry.storage.csinode;

import dev.navarch.api.storage.v1.CSINode;
import dev.navarch.apiserver.table.Columns;

/** How the storage drivers of nodes are listed. */
public final class CsiNodeColumns {
  public static final Columns<CSINode> COLUMNS =
      Columns.<CSINode>named()
          .integer("Drivers", "Drivers on the node", n -> n.spec().drivers().size())
          .age()
          .build();

  private CsiNodeColumns() {}
}
