package dev.navarch.client.cache;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A store whose objects are also found by values that index functions give them. Asking for an
 * index that is not there throws an {@link IllegalArgumentException}.
 */
public interface Indexer<T> extends Store<T> {
  /** The index by namespace that listers use. */
  String NAMESPACE_INDEX = "namespace";

  /** Objects that share a value with this one, each once. */
  List<T> index(String indexName, T object);

  /** Keys of the objects that have a value. */
  List<String> indexKeys(String indexName, String value);

  /** Objects that have a value. */
  List<T> byIndex(String indexName, String value);

  /** All values of an index that some object has. */
  Set<String> listIndexFuncValues(String indexName);

  /** The index functions by the names of their indexes. */
  Map<String, IndexFunc<T>> indexers();

  /**
   * Adds indexes, also over objects that are here already.
   *
   * @throws IllegalArgumentException if a name is taken; nothing is added then
   */
  void addIndexers(Map<String, IndexFunc<T>> more);

  /** An empty one. */
  static <T> Indexer<T> create(KeyFunc<T> keyFunc, Map<String, IndexFunc<T>> indexers) {
    return new KeyedIndexer<>(keyFunc, new ThreadSafeStore<>(indexers));
  }
}
