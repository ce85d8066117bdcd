package dev.navarch.client.discovery;

import dev.navarch.apimachinery.meta.v1.APIGroupList;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.io.IOException;

/**
 * Knows what a server serves. Calls throw {@link dev.navarch.apimachinery.errors.ApiException} if
 * the server refuses, {@link IOException} if there is no answer or it cannot be read.
 */
public interface Discovery {
  /** The groups and their versions; the core group, without a name, is the first. */
  APIGroupList serverGroups() throws IOException, InterruptedException;

  /** The resources of one version, subresources among them. */
  APIResourceList serverResourcesForGroupVersion(GroupVersion version)
      throws IOException, InterruptedException;

  /**
   * The groups, and those resources that came with them: all on servers that tell everything at
   * once, none on others.
   */
  DiscoveredResources serverGroupsAndMaybeResources() throws IOException, InterruptedException;

  /**
   * All groups and all their resources. A version whose resources cannot be had is among the
   * failures, and does not make the others unknown.
   */
  DiscoveredResources serverGroupsAndResources() throws IOException, InterruptedException;

  /** All resources, each in the version that its group prefers, or else the first that has it. */
  default DiscoveredResources serverPreferredResources() throws IOException, InterruptedException {
    return serverGroupsAndResources().preferred();
  }
}
