package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.util.function.Consumer;

/**
 * Watches objects. Calls throw what those of {@link ResourceClient} throw.
 *
 * @param <T> the objects
 */
public interface WatchVerb<T extends MetaObject> {
  /** Begins to watch. */
  Watch<T> watch(ListOptions options) throws IOException, InterruptedException;

  /** Watches until the server ends it, and gives each event to somebody, one after the other. */
  default void watch(ListOptions options, Consumer<Event<T>> events)
      throws IOException, InterruptedException {
    try (Watch<T> watch = watch(options)) {
      for (Event<T> event; (event = watch.next()) != null; ) {
        events.accept(event);
      }
    }
  }

  /** What a cache of the resource needs. */
  default ListerWatcher<T> listerWatcher() {
    return listerWatcher(ListOptions.builder().build());
  }

  /** What a cache needs of the objects that the selectors of some options select. */
  ListerWatcher<T> listerWatcher(ListOptions restriction);
}
