package dev.navarch.client.scale;

import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.discovery.Discovery;
import java.io.IOException;

/** Finds out which kind of scale a resource has. */
@FunctionalInterface
public interface ScaleKindResolver {
  /**
   * The kind of a resource's scale.
   *
   * @throws IllegalArgumentException if the resource has none
   */
  GroupVersionKind scaleFor(GroupVersionResource resource) throws IOException, InterruptedException;

  /** Finds it in what a server serves; discovery should be a cached one. */
  static ScaleKindResolver of(Discovery discovery) {
    return resource -> {
      String name = resource.resource() + "/scale";
      for (APIResource each :
          discovery.serverResourcesForGroupVersion(resource.groupVersion()).resources()) {
        if (each.name().equals(name)) {
          return each.version().isEmpty()
              ? resource.groupVersion().withKind(each.kind())
              : new GroupVersionKind(each.group(), each.version(), each.kind());
        }
      }
      throw new IllegalArgumentException(
          "could not find scale subresource for " + resource + " in discovery information");
    };
  }
}
