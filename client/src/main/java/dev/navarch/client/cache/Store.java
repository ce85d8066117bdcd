package dev.navarch.client.cache;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Objects by key. May be used by any thread; a look-up takes no lock, a list shows one moment.
 * Objects are immutable and handed out as they are.
 */
public interface Store<T> extends ReflectorStore<T>, KnownObjects<T> {
  /** The objects at this moment, in no order. */
  List<T> list();

  /** What is kept under the key of an object. */
  Optional<T> get(T object);

  /** An empty store. */
  static <T> Store<T> create(KeyFunc<T> keyFunc) {
    return Indexer.create(keyFunc, Map.of());
  }
}
