package dev.navarch.client.metadata;

import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.rest.RestClient;

/**
 * Clients of any resource that get metadata and nothing else, which is all that many a controller
 * needs, for a small part of the memory.
 */
public final class MetadataClient {
  private final RestClient client;

  /** Creates a client that sends its requests as another one does. */
  public MetadataClient(RestClient client) {
    this.client = client;
  }

  /** The client of a resource: of all its objects, whichever namespaces they are in. */
  public MetadataResourceClient resource(GroupVersionResource resource) {
    return new MetadataResourceClient(
        client.forGroupVersion(resource.groupVersion()), resource.resource(), null);
  }
}
