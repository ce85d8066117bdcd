package dev.navarch.registry.generic;

import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apiserver.rest.Rest;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What is special about the resources of one group: the place to look for each of them. */
public interface GroupResources {
  /**
   * How the objects of a resource behave; empty if that follows from the resource's traits.
   *
   * @param resource the resource's name, without the group
   */
  default Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return Optional.empty();
  }

  /**
   * What serves a sub-resource other than the status, or a resource that is not stored; empty if
   * nobody does.
   */
  default Optional<Rest> rest(ResourceType type, RegistryContext context) {
    return Optional.empty();
  }

  /** Fields to select a resource by that are not found by their path in the hub object. */
  default Map<String, Function<MetaObject, String>> fields(String resource) {
    return Map.of();
  }
}
