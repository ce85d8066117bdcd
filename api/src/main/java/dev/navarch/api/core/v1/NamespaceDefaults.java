package dev.navarch.api.core.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.runtime.DefaultingContext;

/** Defaults of namespaces. */
final class NamespaceDefaults {
  private static final String NAME_LABEL = "kubernetes.io/metadata.name";

  private NamespaceDefaults() {}

  /** A label repeats the name, so that selectors can choose namespaces by name. */
  @DefaultingFunction
  static Namespace namespace(Namespace in, DefaultingContext context) {
    String name = in.metadata().name();
    if (name.isEmpty() || context.before(21)) {
      return in;
    }
    return changed(in, in.toBuilder().metadata(m -> m.addToLabels(NAME_LABEL, name)).build());
  }

  @DefaultingFunction
  static NamespaceStatus namespaceStatus(NamespaceStatus in) {
    return changed(in, in.toBuilder().phase(ifEmpty(in.phase(), NamespacePhase.ACTIVE)).build());
  }
}
