package dev.navarch.client.record;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that forgets what was not used for longest when it is full. Belongs to one thread. */
final class BoundedCache<K, V> extends LinkedHashMap<K, V> {
  private static final long serialVersionUID = 1;

  private final int capacity;

  BoundedCache(int capacity) {
    super(16, 0.75f, true);
    this.capacity = capacity;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > capacity;
  }
}
