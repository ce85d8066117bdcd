package dev.navarch.controllerruntime.source;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.controllerruntime.cache.Cache;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.event.EventHandler;
import dev.navarch.controllerruntime.event.EventPredicate;

/** The sources there are; {@link ChannelSource} is another one. */
public final class Sources {
  private Sources() {}

  /** Events of a kind that a cache keeps, as far as a predicate lets them through. */
  public static <T extends MetaObject> Source kind(
      Cache cache,
      ObjectKind<T> kind,
      EventPredicate<? super T> predicate,
      EventHandler<? super T> handler) {
    return new InformerSource<>(() -> cache.informer(kind), predicate, handler);
  }

  /** Events of an informer that somebody else starts and closes. */
  public static <T extends MetaObject> Source informer(
      SharedIndexInformer<T> informer,
      EventPredicate<? super T> predicate,
      EventHandler<? super T> handler) {
    return new InformerSource<>(() -> informer, predicate, handler);
  }
}
