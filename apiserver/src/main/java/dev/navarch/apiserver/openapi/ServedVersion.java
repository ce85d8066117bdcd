package dev.navarch.apiserver.openapi;

import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.List;

/**
 * A version whose kinds are types of the scheme.
 *
 * @param resources what is served of it, sub-resources among them; all must be of this version
 */
public record ServedVersion(GroupVersion version, List<ResourceType> resources) {
  public ServedVersion {
    resources = List.copyOf(resources);
  }
}
