package dev.navarch.client.cache;

import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.util.List;
import java.util.Optional;

/**
 * Reads from a cache as one reads from a server. Has no state of its own. Generated listers extend
 * it, to have a name.
 */
public class Lister<T extends MetaObject> {
  private final Indexer<T> indexer;

  public Lister(Indexer<T> indexer) {
    this.indexer = indexer;
  }

  /** All objects, in no order. */
  public List<T> list() {
    return indexer.list();
  }

  /** Objects whose labels fit. */
  public List<T> list(Selector selector) {
    return select(indexer.list(), selector);
  }

  /** An object of the whole cluster. */
  public Optional<T> get(String name) {
    return indexer.getByKey(name);
  }

  /** The objects of a namespace. */
  public NamespaceLister<T> namespace(String namespace) {
    return new NamespaceLister<>(indexer, namespace);
  }

  static <T extends MetaObject> List<T> select(List<T> objects, Selector selector) {
    return selector.isEmpty()
        ? objects
        : objects.stream().filter(object -> selector.matches(object.metadata().labels())).toList();
  }
}
