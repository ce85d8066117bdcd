package dev.navarch.client.cache;

import dev.navarch.apimachinery.meta.v1.MetaObject;

/** Tells the key under which an object is kept. The same object always has the same key. */
@FunctionalInterface
public interface KeyFunc<T> {
  String key(T object);

  /** {@code namespace/name}, or the name alone where there is no namespace. */
  static <T extends MetaObject> KeyFunc<T> metaNamespace() {
    return object -> {
      String namespace = MetaAccessor.namespace(object);
      String name = MetaAccessor.name(object);
      return namespace.isEmpty() ? name : namespace + "/" + name;
    };
  }
}
