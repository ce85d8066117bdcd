package dev.navarch.client.record;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

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
  private volatile boolean closed;

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
    watcher.thread.start();
    watchers.add(watcher);
    if (closed) {
      watcher.close();
    }
    return watcher;
  }

  /** Ends all watchers, and gives them some time to handle what waits. */
  void close(Duration drain) {
    closed = true;
    List<Watcher> ending = List.copyOf(watchers);
    ending.forEach(Watcher::close);
    long deadline = System.nanoTime() + drain.toNanos();
    try {
      for (Watcher watcher : ending) {
        long left = Math.max(1, deadline - System.nanoTime());
        if (!watcher.thread.join(Duration.ofNanos(left))) {
          watcher.thread.interrupt();
        }
      }
    } catch (InterruptedException e) {
      ending.forEach(watcher -> watcher.thread.interrupt());
      Thread.currentThread().interrupt();
    }
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
        for (Object next = queue.take(); next != this; next = queue.take()) {
          waiting.decrementAndGet();
          handleSafely((E) next);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private void handleSafely(E event) throws InterruptedException {
      try {
        handler.handle(event);
      } catch (RuntimeException e) {
        LOG.log(Level.ERROR, "a watcher of events failed", e);
      }
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
