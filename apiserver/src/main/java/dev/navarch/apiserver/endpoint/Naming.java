package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;

/** Whether an object is the one that the path of a request names. */
final class Naming {
  private Naming() {}

  /**
   * The object, with the path's namespace if it names none.
   *
   * @throws ApiException 400 if it is another one
   */
  static MetaObject match(MetaObject object, Exchange exchange, boolean namespaced) {
    ObjectMeta metadata = object.metadata();
    String name = exchange.info().name();
    String namespace = namespaced ? exchange.info().namespace() : "";
    if (metadata.name().isEmpty()) {
      throw ApiException.badRequest(
          "the name of the object (%s based on URL) was undeterminable: name must be provided"
              .formatted(name));
    }
    if (!metadata.name().equals(name)) {
      throw ApiException.badRequest(
          "the name of the object (%s) does not match the name on the URL (%s)"
              .formatted(metadata.name(), name));
    }
    if (namespaced && !metadata.namespace().isEmpty() && !metadata.namespace().equals(namespace)) {
      throw ApiException.badRequest(
          "the namespace of the object (%s) does not match the namespace on the request (%s)"
              .formatted(metadata.namespace(), namespace));
    }
    return metadata.namespace().equals(namespace)
        ? object
        : object.withMetadata(metadata.toBuilder().namespace(namespace).build());
  }
}
