package dev.navarch.apiserver.openapi;

import java.util.List;

/**
 * Everything that a server serves at one moment.
 *
 * @param generation another number whenever anything else is different; as long as it stays the
 *     same, documents that were made are used again
 */
public record ServedApis(
    long generation, List<ServedVersion> versions, List<CustomVersion> customVersions) {
  public ServedApis {
    versions = List.copyOf(versions);
    customVersions = List.copyOf(customVersions);
  }
}
