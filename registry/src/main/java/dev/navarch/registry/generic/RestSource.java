package dev.navarch.registry.generic;

import dev.navarch.api.install.ResourceType;
import dev.navarch.apiserver.rest.Rest;
import java.util.Optional;

/** Knows what stands behind the paths that are not plainly stored objects. */
@FunctionalInterface
public interface RestSource {
  /**
   * What serves a sub-resource, or a resource that is not stored.
   *
   * @return empty if it is a status like any other
   */
  Optional<Rest> find(ResourceType type, BuiltInStores stores);
}
