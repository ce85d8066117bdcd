package dev.navarch.client.cache;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.watch.Event;
import java.util.List;
import java.util.function.Consumer;

/**
 * Puts what a server tells into a store, and knows the version up to which everything is there.
 * Objects that the store {@linkplain TransformException cannot take in} are reported and passed
 * over.
 *
 * <p>The running thread feeds; any thread may ask for the version.
 */
final class StoreFeed<T extends MetaObject> {
  private final ReflectorStore<T> store;
  private final ReflectorOptions options;
  private final ReflectorLifecycle lifecycle;
  private final FailureReports failures;

  private volatile String lastSyncResourceVersion = "";

  StoreFeed(
      ReflectorStore<T> store,
      ReflectorOptions options,
      ReflectorLifecycle lifecycle,
      FailureReports failures) {
    this.store = store;
    this.options = options;
    this.lifecycle = lifecycle;
    this.failures = failures;
  }

  /** Empty before the first list. */
  String lastSyncResourceVersion() {
    return lastSyncResourceVersion;
  }

  /** Takes a whole state. */
  void replace(List<T> objects, String version) {
    change(() -> store.replace(objects, version));
    advance(version);
  }

  /**
   * Takes one event.
   *
   * @throws ApiException if it tells of a failure
   */
  void apply(Event<T> event) {
    switch (event) {
      case Event.Added<T>(T object) -> take(object, store::add);
      case Event.Modified<T>(T object) -> take(object, store::update);
      case Event.Deleted<T>(T object) -> take(object, store::delete);
      case Event.Bookmark<T> bookmark -> advance(bookmark.resourceVersion());
      case Event.Failed<T>(var status) -> throw ApiException.fromStatus(status);
    }
  }

  private void take(T object, Consumer<T> change) {
    change(() -> change.accept(object));
    advance(MetaAccessor.resourceVersion(object));
  }

  private void change(Runnable change) {
    try {
      change.run();
    } catch (TransformException e) {
      failures.report(e);
    }
    lifecycle.dropStrayInterrupt();
  }

  private void advance(String version) {
    if (!version.isEmpty()) {
      lastSyncResourceVersion = version;
      options.metrics().lastResourceVersion(options.name(), version);
    }
  }
}
