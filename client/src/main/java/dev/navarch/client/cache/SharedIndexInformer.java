package dev.navarch.client.cache;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A copy of a server's objects of one kind, with indexes, that tells any number of handlers what
 * changes. The store is as new as what handlers are told, or newer.
 *
 * <p>Each handler is told everything from its first moment on: one that comes late gets what is
 * there as additions. After a time without connection the objects that are gone are told with their
 * last known state; what happened in between to others comes as one update. Handlers with a resync
 * period are told of every object again, once in that time.
 *
 * <p>Made, started once, closed once. The lock of deliveries is held while changes go to the store
 * and into the listeners' buffers, and while a handler comes or goes, so that none misses anything
 * or hears it twice. Handlers run on threads of their own without a lock.
 */
public final class SharedIndexInformer<T extends MetaObject> implements Synced, AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.cache");
  private static final Duration SHORTEST_RESYNC = Duration.ofSeconds(1);

  private final ListerWatcher<T> source;
  private final ReflectorOptions options;
  private final Indexer<T> indexer;
  private final DeltaFifo<T> queue;
  private final SharedProcessor<T> processor;
  private final ReentrantLock deliveries = new ReentrantLock();

  // Guarded by the lock of deliveries.
  private Duration resyncCheckPeriod;
  private @Nullable Controller<T> controller;
  private boolean firstListDelivered;
  private boolean closed;
  private int handlers;

  private SharedIndexInformer(Builder<T> builder) {
    this.source = builder.source;
    this.options = builder.options;
    this.resyncCheckPeriod = options.resyncPeriod();
    KeyFunc<T> keyFunc = KeyFunc.metaNamespace();
    this.indexer = Indexer.create(keyFunc, builder.indexers);
    this.queue = new DeltaFifo<>(keyFunc, indexer, builder.transform, this::endFirstList);
    this.processor = new SharedProcessor<>(options.time());
  }

  /** Starts an informer of what there is to list and watch. It has an index by namespace. */
  public static <T extends MetaObject> Builder<T> builder(ListerWatcher<T> source) {
    return new Builder<>(source);
  }

  /** Makes an informer. Belongs to one thread. */
  public static final class Builder<T extends MetaObject> {
    private final ListerWatcher<T> source;
    private final Map<String, IndexFunc<T>> indexers = new HashMap<>();
    private ReflectorOptions options = ReflectorOptions.named("informer");
    private UnaryOperator<T> transform = UnaryOperator.identity();

    private Builder(ListerWatcher<T> source) {
      this.source = source;
      indexers.put(Indexer.NAMESPACE_INDEX, IndexFunc.byNamespace());
    }

    /** How it lists and watches; its resync period is that of handlers that name none. */
    public Builder<T> options(ReflectorOptions value) {
      options = value;
      return this;
    }

    public Builder<T> index(String name, IndexFunc<T> function) {
      indexers.put(name, function);
      return this;
    }

    /**
     * What is kept of an object: name, namespace and resource version have to stay. Much of an
     * object is often of no use to a program, such as who manages its fields. An object that it
     * fails on stays as it was before, and the error handler is told: see {@link
     * TransformException}.
     */
    public Builder<T> transform(UnaryOperator<T> value) {
      transform = value;
      return this;
    }

    public SharedIndexInformer<T> build() {
      return new SharedIndexInformer<>(this);
    }
  }

  // ---- life

  /** Begins to list and watch; does nothing if it began before, or is closed. */
  public void start() {
    deliveries.lock();
    try {
      if (controller != null || closed) {
        return;
      }
      controller =
          new Controller<>(
              source,
              queue,
              this::deliver,
              options.withResyncPeriod(resyncCheckPeriod),
              processor::shouldResync);
      processor.start();
      controller.start();
    } finally {
      deliveries.unlock();
    }
  }

  public boolean isStarted() {
    return current() != null;
  }

  public boolean isStopped() {
    deliveries.lock();
    try {
      return closed;
    } finally {
      deliveries.unlock();
    }
  }

  private @Nullable Controller<T> current() {
    deliveries.lock();
    try {
      return controller;
    } finally {
      deliveries.unlock();
    }
  }

  /**
   * Ends the watch; handlers finish the event they are at and are told no more. Waits for all
   * threads, but for the one that calls, and interrupts handlers that take too long. The store
   * stays as it is.
   */
  @Override
  public void close() {
    Controller<T> running;
    List<Thread> listeners;
    deliveries.lock();
    try {
      closed = true;
      running = controller;
      listeners = processor.close();
    } finally {
      deliveries.unlock();
    }
    queue.close();
    if (running != null) {
      running.close();
    }
    SharedProcessor.awaitEnd(listeners);
  }

  // ---- what is known

  /** The objects and their indexes. Only the informer may change it. */
  public Indexer<T> indexer() {
    return indexer;
  }

  public Lister<T> lister() {
    return new Lister<>(indexer);
  }

  /**
   * Adds indexes.
   *
   * @throws IllegalArgumentException if a name is taken
   */
  public void addIndexers(Map<String, IndexFunc<T>> more) {
    indexer.addIndexers(more);
  }

  /** Whether everything of the first list is in the store. Handlers may still be at it. */
  @Override
  public boolean hasSynced() {
    return queue.hasSynced();
  }

  @Override
  public boolean awaitSynced(Duration timeout) throws InterruptedException {
    return queue.awaitSynced(timeout);
  }

  /** The version up to which changes have come from the server; empty before the first list. */
  public String lastSyncResourceVersion() {
    Controller<T> running = current();
    return running == null ? "" : running.lastSyncResourceVersion();
  }

  // ---- handlers

  /** Adds a handler with the resync period of the informer. */
  public ResourceEventHandlerRegistration addEventHandler(ResourceEventHandler<T> handler) {
    return addEventHandler(handler, options.resyncPeriod());
  }

  /**
   * Adds a handler.
   *
   * @param resyncPeriod how often it is told of every object again; zero for never. Less than a
   *     second is a second. Once the informer runs it does not look more often than it did at its
   *     start: the period is made that long, and never if it did not look at all.
   * @throws IllegalStateException if the informer is closed
   */
  public ResourceEventHandlerRegistration addEventHandler(
      ResourceEventHandler<T> handler, Duration resyncPeriod) {
    deliveries.lock();
    try {
      if (closed) {
        throw new IllegalStateException("the informer of " + options.name() + " is closed");
      }
      ProcessorListener<T> listener =
          new ProcessorListener<>(handler, resyncFor(resyncPeriod), options, handlers++);
      if (controller != null) {
        for (T object : indexer.list()) {
          listener.add(new Notification.Add<>(object, true));
        }
        if (firstListDelivered) {
          listener.add(new Notification.InitialEnd<>());
        }
        listener.start();
      }
      processor.add(listener);
      return listener;
    } finally {
      deliveries.unlock();
    }
  }

  private Duration resyncFor(Duration asked) {
    if (!asked.isPositive()) {
      return Duration.ZERO;
    }
    Duration period = asked.compareTo(SHORTEST_RESYNC) < 0 ? SHORTEST_RESYNC : asked;
    if (controller == null) {
      if (resyncCheckPeriod.isZero() || period.compareTo(resyncCheckPeriod) < 0) {
        resyncCheckPeriod = period;
      }
      return period;
    }
    if (resyncCheckPeriod.isZero() || period.compareTo(resyncCheckPeriod) < 0) {
      LOG.log(
          Level.WARNING,
          "{0}: a handler that came late is resynced every {1}, not every {2}",
          options.name(),
          resyncCheckPeriod,
          period);
      return resyncCheckPeriod;
    }
    return period;
  }

  /**
   * Removes a handler. The event that it is at comes to its end; what waits for it is dropped.
   *
   * @return false if it was not there
   */
  public boolean removeEventHandler(ResourceEventHandlerRegistration registration) {
    ProcessorListener<?> listener = (ProcessorListener<?>) registration;
    deliveries.lock();
    try {
      return processor.remove(listener);
    } finally {
      deliveries.unlock();
    }
  }

  // ---- deliveries, on the thread of the controller

  private void deliver(String key, List<Delta<T>> deltas, boolean inInitialList) {
    deliveries.lock();
    try {
      if (closed) {
        return;
      }
      for (Delta<T> delta : deltas) {
        switch (delta) {
          case Delta.Added<T>(T object) -> put(key, object, inInitialList);
          case Delta.Updated<T>(T object) -> put(key, object, inInitialList);
          case Delta.Replaced<T>(T object) -> put(key, object, inInitialList);
          case Delta.Sync<T>(T object) -> put(key, object, inInitialList);
          case Delta.Deleted<T>(T object) -> remove(object, false);
          case Delta.DeletedFinalStateUnknown<T> tombstone -> remove(tombstone.object(), true);
        }
      }
    } finally {
      deliveries.unlock();
    }
  }

  private void put(String key, T object, boolean inInitialList) {
    T before = indexer.getByKey(key).orElse(null);
    if (before == null) {
      indexer.add(object);
      processor.distribute(new Notification.Add<>(object, inInitialList));
      return;
    }
    indexer.update(object);
    Notification<T> update = new Notification.Update<>(before, object);
    // what a list shows again unchanged is no news, but may serve as a resync
    if (MetaAccessor.resourceVersion(before).equals(MetaAccessor.resourceVersion(object))) {
      processor.distributeSync(update);
    } else {
      processor.distribute(update);
    }
  }

  private void remove(T last, boolean finalStateUnknown) {
    indexer.delete(last);
    processor.distribute(new Notification.Delete<>(last, finalStateUnknown));
  }

  private void endFirstList() {
    deliveries.lock();
    try {
      firstListDelivered = true;
      processor.distribute(new Notification.InitialEnd<>());
    } finally {
      deliveries.unlock();
    }
  }
}
