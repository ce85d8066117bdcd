package dev.navarch.client.cache;

import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.util.List;
import java.util.Optional;

/** Reads the objects of one namespace from a cache. Has no state of its own. */
public final class NamespaceLister<T extends MetaObject> {
  private final Indexer<T> indexer;
  private final String namespace;

  NamespaceLister(Indexer<T> indexer, String namespace) {
    this.indexer = indexer;
    this.namespace = namespace;
  }

  /** All objects of the namespace; without an index by namespace every object is looked at. */
  public List<T> list() {
    if (indexer.indexers().containsKey(Indexer.NAMESPACE_INDEX)) {
      return indexer.byIndex(Indexer.NAMESPACE_INDEX, namespace);
    }
    return indexer.list().stream()
        .filter(object -> MetaAccessor.namespace(object).equals(namespace))
        .toList();
  }

  /** Objects of the namespace whose labels fit. */
  public List<T> list(Selector selector) {
    return Lister.select(list(), selector);
  }

  public Optional<T> get(String name) {
    return indexer.getByKey(new ObjectName(namespace, name).toString());
  }
}
