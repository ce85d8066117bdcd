package dev.navarch.client.cache;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.unstructured.Unstructured;

/**
 * Single fields of an object's metadata. An object without a type would read all its metadata for
 * each of them: they are taken from its tree instead.
 */
final class MetaAccessor {
  private MetaAccessor() {}

  static String name(MetaObject object) {
    return object instanceof Unstructured tree ? tree.name() : object.metadata().name();
  }

  static String namespace(MetaObject object) {
    return object instanceof Unstructured tree ? tree.namespace() : object.metadata().namespace();
  }

  static String resourceVersion(MetaObject object) {
    return object instanceof Unstructured tree
        ? tree.nested(String.class, "metadata", "resourceVersion").orElse("")
        : object.metadata().resourceVersion();
  }
}
