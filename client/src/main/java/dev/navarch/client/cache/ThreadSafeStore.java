package dev.navarch.client.cache;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * Objects by key, with indexes over them.
 *
 * <p>Writes hold the write lock, and change the objects and all indexes before they let go of it.
 * Lists and everything that has to do with indexes hold the read lock, so that they show one
 * moment. A look-up by key holds none: it sees the object before or after a write, and a replace as
 * a whole. Index functions run under the lock and must not come back here; an object for which one
 * fails is kept all the same, and found under no value of that index.
 */
public final class ThreadSafeStore<T> {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  /** Changed under the write lock only; replaced as a whole by {@link #replace}. */
  private volatile ConcurrentHashMap<String, T> items = new ConcurrentHashMap<>();

  /** Guarded by the lock. */
  private final Map<String, StoreIndex<T>> indexes = new HashMap<>();

  /** An empty store with indexes by name. */
  public ThreadSafeStore(Map<String, IndexFunc<T>> indexers) {
    indexers.forEach((name, function) -> indexes.put(name, new StoreIndex<>(name, function)));
  }

  public void add(String key, T object) {
    update(key, object);
  }

  /** Puts an object in the place of what was there, if anything was. */
  public void update(String key, T object) {
    write(() -> {
      T old = items.get(key);
      indexes.values().forEach(index -> index.put(key, old, object));
      items.put(key, object);
    });
  }

  /** Removes what is there under a key, if anything is. */
  public void delete(String key) {
    write(() -> {
      T old = items.get(key);
      if (old != null) {
        indexes.values().forEach(index -> index.remove(key, old));
        items.remove(key);
      }
    });
  }

  /** Makes these the objects that there are. */
  public void replace(Map<String, T> objects) {
    write(() -> {
      ConcurrentHashMap<String, T> next = new ConcurrentHashMap<>(objects);
      Map<String, StoreIndex<T>> nextIndexes = HashMap.newHashMap(indexes.size());
      indexes.forEach((name, index) -> nextIndexes.put(name, index.over(next)));
      indexes.putAll(nextIndexes);
      items = next;
    });
  }

  public Optional<T> get(String key) {
    return Optional.ofNullable(items.get(key));
  }

  /** The objects at this moment, in no order. */
  public List<T> list() {
    return read(() -> new ArrayList<>(items.values()));
  }

  public List<String> listKeys() {
    return read(() -> new ArrayList<>(items.keySet()));
  }

  public int size() {
    return items.size();
  }

  /** Objects that share a value of an index with this one, each once. */
  public List<T> index(String indexName, T object) {
    return read(() -> {
      StoreIndex<T> index = find(indexName);
      Set<String> keys = new LinkedHashSet<>();
      index.valuesOf(object).forEach(value -> keys.addAll(index.keys(value)));
      return objects(keys);
    });
  }

  /** Objects that have a value in an index. */
  public List<T> byIndex(String indexName, String value) {
    return read(() -> objects(find(indexName).keys(value)));
  }

  /** Keys of the objects that have a value in an index. */
  public List<String> indexKeys(String indexName, String value) {
    return read(() -> new ArrayList<>(find(indexName).keys(value)));
  }

  /** All values of an index that some object has. */
  public Set<String> listIndexFuncValues(String indexName) {
    return read(() -> Set.copyOf(find(indexName).values()));
  }

  public Map<String, IndexFunc<T>> indexers() {
    return read(() -> {
      Map<String, IndexFunc<T>> functions = new HashMap<>();
      indexes.forEach((name, index) -> functions.put(name, index.function()));
      return Map.copyOf(functions);
    });
  }

  /**
   * Adds indexes, also over objects that are here already.
   *
   * @throws IllegalArgumentException if a name is taken; nothing is added then
   */
  public void addIndexers(Map<String, IndexFunc<T>> more) {
    write(() -> {
      Map<String, StoreIndex<T>> added = new HashMap<>();
      more.forEach((name, function) -> {
        if (indexes.containsKey(name)) {
          throw new IllegalArgumentException("indexer conflict: " + name);
        }
        added.put(name, StoreIndex.over(items, name, function));
      });
      indexes.putAll(added);
    });
  }

  private StoreIndex<T> find(String indexName) {
    StoreIndex<T> index = indexes.get(indexName);
    if (index == null) {
      throw new IllegalArgumentException("Index with name " + indexName + " does not exist");
    }
    return index;
  }

  private List<T> objects(Set<String> keys) {
    List<T> found = new ArrayList<>(keys.size());
    for (String key : keys) {
      T object = items.get(key);
      if (object != null) {
        found.add(object);
      }
    }
    return found;
  }

  private void write(Runnable change) {
    Lock writing = lock.writeLock();
    writing.lock();
    try {
      change.run();
    } finally {
      writing.unlock();
    }
  }

  private <R> R read(Supplier<R> look) {
    Lock reading = lock.readLock();
    reading.lock();
    try {
      return look.get();
    } finally {
      reading.unlock();
    }
  }
}
