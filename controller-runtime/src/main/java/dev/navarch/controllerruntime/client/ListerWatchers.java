package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.ListerWatcher;

/** What caches list and watch. */
@FunctionalInterface
public interface ListerWatchers {
  /**
   * A kind to list and watch. Whether a server knows the kind shows when it is listed: a kind may
   * be defined later.
   *
   * @param namespace empty for all; kinds that live in none pass over it
   * @param restriction selectors that count for all lists and watches
   */
  <T extends MetaObject> ListerWatcher<T> listerWatcher(
      ObjectKind<T> kind, String namespace, ListOptions restriction);
}
