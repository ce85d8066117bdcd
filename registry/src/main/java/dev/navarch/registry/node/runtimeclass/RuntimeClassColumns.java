package dev.navarch.registry.node.runtimeclass;

import dev.navarch.api.node.v1.RuntimeClass;
import dev.navarch.apiserver.table.Columns;

/** How runtime classes are listed. */
public final class RuntimeClassColumns {
  public static final Columns<RuntimeClass> COLUMNS =
      Columns.<RuntimeClass>named()
          .text("Handler", "Setting of the container runtime", RuntimeClass::handler)
          .age()
          .build();

  private RuntimeClassColumns() {}
}
