package dev.navarch.registry.core.namespace;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.apiserver.table.Columns;

/** How namespaces are listed. */
public final class NamespaceColumns {
  public static final Columns<Namespace> COLUMNS =
      Columns.<Namespace>named()
          .text(
              "Status",
              "Whether the namespace is in use or being removed",
              namespace -> namespace.status().phase())
          .age()
          .build();

  private NamespaceColumns() {}
}
