package dev.navarch.registry.networking.ingressclass;

import dev.navarch.api.networking.v1.IngressClass;
import dev.navarch.api.networking.v1.IngressClassParametersReference;
import dev.navarch.apiserver.table.Columns;
import org.jspecify.annotations.Nullable;

/** How ingress classes are listed. */
public final class IngressClassColumns {
  public static final Columns<IngressClass> COLUMNS =
      Columns.<IngressClass>named()
          .text("Controller", "Controller of the class", c -> c.spec().controller())
          .text(
              "Parameters",
              "Object with further settings of the class",
              c -> parameters(c.spec().parameters()))
          .age()
          .build();

  private IngressClassColumns() {}

  private static String parameters(@Nullable IngressClassParametersReference parameters) {
    if (parameters == null) {
      return "<none>";
    }
    String group = parameters.apiGroup() == null ? "" : "." + parameters.apiGroup();
    return parameters.kind() + group + "/" + parameters.name();
  }
}
