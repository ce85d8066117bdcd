package dev.navarch.client.record;

import dev.navarch.client.waiting.Durations;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Hands events from any number of threads to any number of watchers. Each watcher has a queue of
 * its own and a thread that empties it in order; when a queue is full, an event is lost for that
 * watcher alone. Nobody who sends ever waits.
 */
final class Feed<E> {
  /** How many events may wait for one watcher. */
  static final int QUEUE_LENGTH = 1000;

  private static final Logger LOG = System.getLogger("dev.navarch.client.record");

  /** Handles events on a watcher's thread. */
  @FunctionalInterface
  interface Handler<E> {
    void handle(E event) throws InterruptedException;
  }

  private final List<Watcher> watchers = new CopyOnWriteArrayList<>();

  /** All whose threads have not ended; those that were closed alone may still have much to do. */
  private final Set<Watcher> alive = ConcurrentHashMap.newKeySet();

  private volatile boolean closed;

  /** Set before watchers are interrupted. */
  private volatile boolean givenUp;

  /** Sends an event to all who watch at this moment. */
  void send(E event) {
    if (closed) {
      return;
    }
    for (Watcher watcher : watchers) {
      watcher.offer(event);
    }
  }

  EventWatch watch(String name, Handler<? super E> handler) {
    Watcher watcher = new Watcher(name, handler);
    alive.add(watcher);
    watcher.thread.start();
    watchers.add(watcher);
    if (closed) {
      watcher.close();
    }
    return watcher;
  }

  /** Ends all watchers, and gives them some time to handle what waits; then interrupts them. */
  void close(Duration drain) {
    closed = true;
    List<Watcher> ending = List.copyOf(alive);
    ending.forEach(Watcher::close);
    long deadline = System.nanoTime() + Durations.toNanos(drain);
    try {
      for (Watcher watcher : ending) {
        long left = Math.max(1, deadline - System.nanoTime());
        boolean unused = watcher.thread.join(Duration.ofNanos(left));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    givenUp = true;
    ending.forEach(watcher -> watcher.thread.interrupt());
  }

  private final class Watcher implements EventWatch {
    private final Handler<? super E> handler;

    /** Events, and this watcher itself as the mark of the end. */
    private final LinkedBlockingQueue<Object> queue = new LinkedBlockingQueue<>();

    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicBoolean ending = new AtomicBoolean();
    private final LongAdder dropped = new LongAdder();
    private final Thread thread;

    Watcher(String name, Handler<? super E> handler) {
      this.handler = handler;
      this.thread = Thread.ofVirtual().name(name).unstarted(this::run);
    }

    void offer(E event) {
      if (ending.get()) {
        return;
      }
      if (waiting.incrementAndGet() > QUEUE_LENGTH) {
        waiting.decrementAndGet();
        dropped.increment();
        return;
      }
      queue.add(event);
    }

    @SuppressWarnings("unchecked") // what is not the mark is an event
    void run() {
      try {
        boolean more = true;
        while (more && !givenUp) {
          Object next = take();
          more = next != this;
          if (more && next != null) {
            waiting.decrementAndGet();
            handleSafely((E) next);
          }
        }
      } finally {
        alive.remove(this);
      }
    }

    /** Null if it was interrupted. */
    private @Nullable Object take() {
      try {
        return queue.take();
      } catch (InterruptedException e) {
        return null;
      }
    }

    /** Whatever a handler throws or leaves behind, the next event follows. */
    private void handleSafely(E event) {
      try {
        handler.handle(event);
      } catch (InterruptedException e) {
        LOG.log(Level.DEBUG, "a watcher of events was interrupted", e);
      } catch (RuntimeException | Error e) {
        LOG.log(Level.ERROR, "a watcher of events failed", e);
      }
      boolean unused = Thread.interrupted();
    }

    @Override
    public long dropped() {
      return dropped.sum();
    }

    @Override
    public void close() {
      if (ending.compareAndSet(false, true)) {
        watchers.remove(this);
        queue.add(this);
      }
    }
  }
}
