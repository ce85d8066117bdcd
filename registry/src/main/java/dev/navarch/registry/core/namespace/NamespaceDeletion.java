package dev.navarch.registry.core.namespace;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespacePhase;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Optional;

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

  /**
   * The namespace as a deletion leaves it that cannot remove it yet; empty if it is terminating and
   * has been emptied, and so goes as everything else does. What becomes of what the namespace owns
   * has nothing to do with what is in it; the first deletion says it, and those that come when the
   * namespace is empty.
   *
   * @param finalizers what the first deletion leaves in its metadata
   */
  public static Optional<Namespace> marked(Namespace namespace, Time now, List<String> finalizers) {
    if (namespace.metadata().deletionTimestamp() != null) {
      return namespace.spec().finalizers().isEmpty() ? Optional.empty() : Optional.of(namespace);
    }
    return Optional.of(
        namespace.toBuilder()
            .metadata(
                namespace.metadata().toBuilder()
                    .deletionTimestamp(now)
                    .finalizers(finalizers)
                    .build())
            .status(namespace.status().toBuilder().phase(NamespacePhase.TERMINATING).build())
            .build());
  }
}
