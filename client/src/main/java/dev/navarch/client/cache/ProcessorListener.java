package dev.navarch.client.cache;

import dev.navarch.client.waiting.Durations;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A handler, and what waits to be told to it. The buffer grows as it must, because the one who
 * fills it must never wait; how full it is can be asked, and goes to the metrics.
 *
 * <p>A lock guards the buffer and the life of the thread. The thread takes all that is there at
 * once, and calls the handler without the lock.
 */
final class ProcessorListener<T> implements ResourceEventHandlerRegistration {
  private static final Logger LOG = System.getLogger("dev.navarch.client.cache");

  /** A buffer that was longer than this is not kept. */
  private static final int KEPT_BUFFER = 1024;

  private final ResourceEventHandler<T> handler;
  private final ReflectorOptions options;
  private final int number;
  private final long resyncNanos;
  private final SyncLatch synced = new SyncLatch();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();

  // Guarded by the lock.
  private ArrayDeque<Notification<T>> buffer = new ArrayDeque<>();
  private int depth;
  private boolean closed;
  private @Nullable Thread thread;

  // Owned by whoever keeps the time of resyncs.
  private volatile long lastResync;
  private volatile boolean syncing;

  ProcessorListener(
      ResourceEventHandler<T> handler,
      Duration resyncPeriod,
      ReflectorOptions options,
      int number) {
    this.handler = handler;
    this.options = options;
    this.number = number;
    this.resyncNanos = Durations.toNanos(resyncPeriod);
    this.lastResync = options.time().nanos();
  }

  void start() {
    lock.lock();
    try {
      if (thread == null && !closed) {
        lastResync = options.time().nanos();
        thread = options.start("listener-" + number, this::handleAll);
      }
    } finally {
      lock.unlock();
    }
  }

  void add(Notification<T> notification) {
    lock.lock();
    try {
      if (closed) {
        return;
      }
      buffer.add(notification);
      depth++;
      filled.signal();
      tellDepth();
    } finally {
      lock.unlock();
    }
  }

  /** Under the lock: what is told last is true. */
  private void tellDepth() {
    options.metrics().listenerDepth(options.name(), number, depth);
  }

  private void handleAll() {
    ArrayDeque<Notification<T>> batch = new ArrayDeque<>();
    try {
      while (true) {
        ArrayDeque<Notification<T>> next = take(batch);
        if (next == null) {
          return;
        }
        batch = next;
        int size = batch.size();
        Notification<T> notification = batch.poll();
        while (notification != null) {
          handle(notification);
          // what a handler leaves behind is not for the next; whoever closes says so beside it
          boolean unused = Thread.interrupted();
          if (!finishOne()) {
            return;
          }
          notification = batch.poll();
        }
        if (size > KEPT_BUFFER) {
          batch = new ArrayDeque<>();
        }
      }
    } finally {
      synced.giveUp();
    }
  }

  /** All that waits, in exchange for an empty buffer; null at the end. */
  private @Nullable ArrayDeque<Notification<T>> take(ArrayDeque<Notification<T>> empty) {
    lock.lock();
    try {
      while (buffer.isEmpty() && !closed) {
        filled.awaitUninterruptibly();
      }
      if (closed) {
        return null;
      }
      ArrayDeque<Notification<T>> full = buffer;
      buffer = empty;
      return full;
    } finally {
      lock.unlock();
    }
  }

  /** False if it was the last one. */
  private boolean finishOne() {
    lock.lock();
    try {
      if (closed) {
        return false;
      }
      depth--;
      tellDepth();
      return true;
    } finally {
      lock.unlock();
    }
  }

  private void handle(Notification<T> notification) {
    try {
      switch (notification) {
        case Notification.Add<T> add -> handler.onAdd(add.object(), add.inInitialList());
        case Notification.Update<T> update -> handler.onUpdate(update.before(), update.after());
        case Notification.Delete<T> delete ->
            handler.onDelete(delete.last(), delete.finalStateUnknown());
        case Notification.InitialEnd<T>() -> synced.open();
      }
    } catch (RuntimeException | Error e) {
      LOG.log(Level.ERROR, options.name() + ": an event handler failed", e);
    }
  }

  // ---- resyncs

  /** Whether its own resync period is over; from then on it is told of syncs, until asked again. */
  boolean checkResync(long now) {
    syncing = resyncNanos > 0 && now - lastResync >= resyncNanos;
    if (syncing) {
      lastResync = now;
    }
    return syncing;
  }

  boolean isSyncing() {
    return syncing;
  }

  // ---- asked from outside

  @Override
  public int depth() {
    lock.lock();
    try {
      return depth;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public boolean hasSynced() {
    return synced.hasSynced();
  }

  @Override
  public boolean awaitSynced(Duration timeout) throws InterruptedException {
    return synced.awaitSynced(timeout);
  }

  /** Tells no more; an event that is being handled comes to its end. Gives the thread to join. */
  @Nullable Thread close() {
    Thread running;
    lock.lock();
    try {
      closed = true;
      buffer.clear();
      depth = 0;
      filled.signalAll();
      running = thread;
      options.metrics().listenerClosed(options.name(), number);
    } finally {
      lock.unlock();
    }
    synced.giveUp();
    return running;
  }
}
