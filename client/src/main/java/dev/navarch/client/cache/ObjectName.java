package dev.navarch.client.cache;

import dev.navarch.apimachinery.meta.v1.MetaObject;

/**
 * What an object is known by among those of its kind; as text it is the key in a store.
 *
 * @param namespace empty for an object of the whole cluster
 */
public record ObjectName(String namespace, String name) {
  public static ObjectName of(MetaObject object) {
    return new ObjectName(MetaAccessor.namespace(object), MetaAccessor.name(object));
  }

  /**
   * Reads a key.
   *
   * @throws IllegalArgumentException if it has more than one slash
   */
  public static ObjectName parse(String key) {
    int slash = key.indexOf('/');
    if (slash < 0) {
      return new ObjectName("", key);
    }
    if (key.indexOf('/', slash + 1) >= 0) {
      throw new IllegalArgumentException("unexpected key format: \"" + key + "\"");
    }
    return new ObjectName(key.substring(0, slash), key.substring(slash + 1));
  }

  /** The key: {@code namespace/name}, or the name alone. */
  @Override
  public String toString() {
    return namespace.isEmpty() ? name : namespace + "/" + name;
  }
}
