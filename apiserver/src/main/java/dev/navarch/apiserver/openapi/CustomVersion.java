package dev.navarch.apiserver.openapi;

import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.List;

/** A version of a group whose kinds were defined at run time. */
public record CustomVersion(GroupVersion version, List<CustomResource> resources) {
  public CustomVersion {
    resources = List.copyOf(resources);
  }
}
