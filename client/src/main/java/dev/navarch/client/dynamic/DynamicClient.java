package dev.navarch.client.dynamic;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.client.rest.RestClient;

/**
 * Clients of any resource, by its name. Whether a resource lives in namespaces is not asked: {@link
 * DynamicResourceClient#namespace} says it.
 */
public final class DynamicClient {
  private final RestClient client;

  /** Creates a client that sends its requests as another one does. */
  public DynamicClient(RestClient client) {
    this.client = client;
  }

  /** The client of a resource: of all its objects, whichever namespaces they are in. */
  public DynamicResourceClient resource(GroupVersionResource resource) {
    return new DynamicResourceClient(
        client.forGroupVersion(resource.groupVersion()), resource.resource(), null);
  }

  /**
   * An untyped object as one of a type.
   *
   * @throws dev.navarch.apimachinery.wire.DecodeException if a value in it is of the wrong type;
   *     fields that the type has not got are passed over
   */
  public static <T extends ApiObject> T toTyped(Unstructured object, Class<T> type) {
    return UnstructuredConverter.fromUnstructured(object, type);
  }

  /** An object of a type as an untyped one. */
  public static Unstructured toUnstructured(ApiObject object) {
    return UnstructuredConverter.toUnstructured(object);
  }
}
