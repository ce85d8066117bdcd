package dev.navarch.client.informers;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.Indexer;
import dev.navarch.client.cache.Lister;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.SharedIndexInformer;
import java.util.function.Function;

/**
 * The way to one resource's informer in a factory. The informer is there from the first call of
 * either method on, and is started with the factory. May be used by any thread.
 *
 * @param <T> the resource's objects
 * @param <R> their lister
 */
public final class ResourceInformer<T extends MetaObject, R extends Lister<T>> {
  private final SharedInformerFactory factory;
  private final Class<T> type;
  private final Function<String, ListerWatcher<T>> source;
  private final Function<Indexer<T>, R> lister;

  /**
   * Creates the way to an informer.
   *
   * @param source gives what to list and watch, by namespace; the empty one means all
   * @param lister makes a lister that reads from an indexer
   */
  public ResourceInformer(
      SharedInformerFactory factory,
      Class<T> type,
      Function<String, ListerWatcher<T>> source,
      Function<Indexer<T>, R> lister) {
    this.factory = factory;
    this.type = type;
    this.source = source;
    this.lister = lister;
  }

  /** The informer, which all who ask the factory share. */
  public SharedIndexInformer<T> informer() {
    return factory.informerFor(type, source);
  }

  /** Reads from what the informer holds. */
  public R lister() {
    return lister.apply(informer().indexer());
  }
}
