package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.ObjectName;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Reads objects, from a cache or from a server. Objects are immutable and are handed out as they
 * are.
 *
 * <p>Calls throw {@link dev.navarch.apimachinery.errors.ApiException} if the server refuses, {@link
 * IOException} if there is no answer or a cache is not filled in time, {@link
 * IllegalArgumentException} for kinds and indexes that there are not.
 */
public interface Reader {
  /** An object; empty if there is none. */
  <T extends MetaObject> Optional<T> get(ObjectKind<T> kind, ObjectName name)
      throws IOException, InterruptedException;

  /** The objects that a query selects, in no order. */
  <T extends MetaObject> List<T> list(ObjectKind<T> kind, Query query)
      throws IOException, InterruptedException;

  default <T extends MetaObject> Optional<T> get(Class<T> type, ObjectName name)
      throws IOException, InterruptedException {
    return get(ObjectKind.of(type), name);
  }

  /** An object by its namespace, empty if it lives in none, and its name. */
  default <T extends MetaObject> Optional<T> get(Class<T> type, String namespace, String name)
      throws IOException, InterruptedException {
    return get(ObjectKind.of(type), new ObjectName(namespace, name));
  }

  default <T extends MetaObject> List<T> list(Class<T> type, Query query)
      throws IOException, InterruptedException {
    return list(ObjectKind.of(type), query);
  }

  default <T extends MetaObject> List<T> list(Class<T> type)
      throws IOException, InterruptedException {
    return list(ObjectKind.of(type), Query.all());
  }
}
