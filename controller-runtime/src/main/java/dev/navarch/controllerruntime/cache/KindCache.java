package dev.navarch.controllerruntime.cache;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.Indexer;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.cache.ReflectorOptions;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.cache.WatchErrorHandler;
import dev.navarch.controllerruntime.client.Query;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The informer of one kind, and what went wrong with it last. That is written by the informer's
 * thread and read by any.
 */
final class KindCache<T extends MetaObject> {
  private final String name;
  private final SharedIndexInformer<T> informer;
  private volatile @Nullable Exception lastFailure;

  KindCache(
      String name, ListerWatcher<T> source, KindOptions<T> options, ReflectorOptions reflector) {
    this.name = name;
    WatchErrorHandler told = reflector.errorHandler();
    informer =
        SharedIndexInformer.builder(source)
            .options(
                reflector.withErrorHandler((what, failure) -> {
                  lastFailure = failure;
                  told.failed(what, failure);
                }))
            .transform(options.transform())
            .build();
  }

  SharedIndexInformer<T> informer() {
    return informer;
  }

  /** The kind, and why it may not have come yet. */
  String describe() {
    Exception failure = lastFailure;
    return failure == null ? name : name + " (" + failure.getMessage() + ")";
  }

  Optional<T> get(ObjectName object) {
    return informer.indexer().getByKey(object.toString());
  }

  List<T> list(Query query) {
    Indexer<T> indexer = informer.indexer();
    Query.Field field = query.field();
    String namespace = query.namespace();
    if (field != null) {
      Stream<T> found = indexer.byIndex(field.name(), field.value()).stream();
      return found
          .filter(o -> namespace.isEmpty() || ObjectName.of(o).namespace().equals(namespace))
          .filter(o -> query.labels().matches(o.metadata().labels()))
          .toList();
    }
    return namespace.isEmpty()
        ? informer.lister().list(query.labels())
        : informer.lister().namespace(namespace).list(query.labels());
  }
}
