package dev.navarch.registry.core.namespace;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespacePhase;
import dev.navarch.apimachinery.value.Time;

/**
 * How namespaces go: a first deletion marks a namespace as terminating, whatever finalizers it has;
 * it goes when it is terminating and none is left.
 */
public final class NamespaceDeletion {
  private NamespaceDeletion() {}

  /** Whether nobody has to do anything any more before the namespace goes. */
  public static boolean isFinished(Namespace namespace) {
    return namespace.metadata().deletionTimestamp() != null
        && namespace.spec().finalizers().isEmpty()
        && namespace.metadata().finalizers().isEmpty();
  }

  /** The namespace as a deletion leaves it that cannot remove it yet. */
  public static Namespace marked(Namespace namespace, Time now) {
    if (namespace.metadata().deletionTimestamp() != null) {
      return namespace;
    }
    return namespace.toBuilder()
        .metadata(namespace.metadata().toBuilder().deletionTimestamp(now).build())
        .status(namespace.status().toBuilder().phase(NamespacePhase.TERMINATING).build())
        .build();
  }
}
