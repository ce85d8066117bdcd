package dev.navarch.client.cache;

import java.util.List;
import java.util.Optional;

/** Objects by key: what the reader of a queue has been told of so far. */
public interface KnownObjects<T> {
  List<String> listKeys();

  Optional<T> getByKey(String key);
}
