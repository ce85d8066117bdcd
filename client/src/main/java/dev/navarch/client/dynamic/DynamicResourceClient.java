package dev.navarch.client.dynamic;

import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredList;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import org.jspecify.annotations.Nullable;

/** The client of one resource whose objects have no type. */
public final class DynamicResourceClient extends ResourceClient<Unstructured, UnstructuredList> {
  DynamicResourceClient(RestClient client, String resource, @Nullable String namespace) {
    super(client, resource, Unstructured.class, UnstructuredList.class, namespace);
  }

  /** The client of the resource's objects in one namespace; empty stands for all of them. */
  public DynamicResourceClient namespace(String namespace) {
    return new DynamicResourceClient(
        restClient(), resource(), namespace.isEmpty() ? null : namespace);
  }
}
