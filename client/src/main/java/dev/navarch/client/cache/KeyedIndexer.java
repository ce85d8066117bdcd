package dev.navarch.client.cache;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A store that finds the keys of objects itself. As safe as the store below. */
record KeyedIndexer<T>(KeyFunc<T> keyFunc, ThreadSafeStore<T> store) implements Indexer<T> {
  @Override
  public void add(T object) {
    store.add(keyFunc.key(object), object);
  }

  @Override
  public void update(T object) {
    store.update(keyFunc.key(object), object);
  }

  @Override
  public void delete(T object) {
    store.delete(keyFunc.key(object));
  }

  @Override
  public void replace(List<T> objects, String resourceVersion) {
    Map<String, T> byKey = HashMap.newHashMap(objects.size());
    for (T object : objects) {
      byKey.put(keyFunc.key(object), object);
    }
    store.replace(byKey);
  }

  /** Nothing is waiting here to be processed. */
  @Override
  public void resync() {}

  @Override
  public List<T> list() {
    return store.list();
  }

  @Override
  public List<String> listKeys() {
    return store.listKeys();
  }

  @Override
  public Optional<T> get(T object) {
    return store.get(keyFunc.key(object));
  }

  @Override
  public Optional<T> getByKey(String key) {
    return store.get(key);
  }

  @Override
  public List<T> index(String indexName, T object) {
    return store.index(indexName, object);
  }

  @Override
  public List<String> indexKeys(String indexName, String value) {
    return store.indexKeys(indexName, value);
  }

  @Override
  public List<T> byIndex(String indexName, String value) {
    return store.byIndex(indexName, value);
  }

  @Override
  public Set<String> listIndexFuncValues(String indexName) {
    return store.listIndexFuncValues(indexName);
  }

  @Override
  public Map<String, IndexFunc<T>> indexers() {
    return store.indexers();
  }

  @Override
  public void addIndexers(Map<String, IndexFunc<T>> more) {
    store.addIndexers(more);
  }
}
