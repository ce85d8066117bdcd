package dev.navarch.storage.etcd;

import dev.navarch.storage.StorageException;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Gets a watch the marks it is asked for: reads the latest revision, then waits until the watch has
 * heard of everything up to it. Where nothing happens in the watched stretch, only the server can
 * say so. It is asked again and again, because it does not answer while the watch catches up; but
 * it is never asked if it is too old to {@linkplain ServerVersion#marksInOrder answer in order},
 * and never before it has set the watch up. Then the mark comes with what the server sends by
 * itself.
 *
 * <p>A virtual thread does this as long as somebody waits for a mark.
 */
final class ProgressAsker {
  private static final Duration ASK_AGAIN = Duration.ofMillis(100);
  private static final Duration LOOK_AGAIN = Duration.ofSeconds(1);
  private static final Duration ETCD_AWAY = Duration.ofMillis(500);

  private final EtcdWatch watch;
  private final WatchRoom room;
  private final ReentrantLock lock = new ReentrantLock();

  /** How many requests there were. */
  private long requests;

  private boolean running;

  ProgressAsker(EtcdWatch watch, WatchRoom room) {
    this.watch = watch;
    this.room = room;
  }

  void ask() {
    lock.lock();
    try {
      requests++;
      if (!running) {
        running = true;
        Thread.ofVirtual().name(watch.thread().getName() + "-progress").start(this::run);
      }
    } finally {
      lock.unlock();
    }
  }

  /** Asks the server once, without anybody waiting for the answer. */
  void freshen() {
    Thread.ofVirtual().name(watch.thread().getName() + "-freshen").start(this::askServer);
  }

  private void run() {
    try {
      long served;
      do {
        served = requests();
        serve();
      } while (!isDone(served));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private long requests() {
    lock.lock();
    try {
      return requests;
    } finally {
      lock.unlock();
    }
  }

  /** Whether no request came after those that were served. */
  private boolean isDone(long served) {
    lock.lock();
    try {
      running = requests != served;
      return !running;
    } finally {
      lock.unlock();
    }
  }

  private void serve() throws InterruptedException {
    long target = latest();
    while (!watch.markOrAwait(target, Duration.ZERO)) {
      boolean asked = askServer();
      if (watch.markOrAwait(target, asked ? ASK_AGAIN : LOOK_AGAIN)) {
        return;
      }
    }
  }

  /** The latest revision, as soon as etcd tells; none once the store is closed. */
  private long latest() throws InterruptedException {
    do {
      try {
        return room.head();
      } catch (StorageException e) {
        if (e instanceof StorageException.Closed) {
          break;
        }
      }
    } while (room.lifecycle().pause(ETCD_AWAY));
    return Long.MAX_VALUE;
  }

  /** Asks the server if it can be asked. */
  private boolean askServer() {
    long member = watch.memberId();
    try {
      return member != 0
          && room.versions().of(member).filter(ServerVersion::marksInOrder).isPresent()
          && watch.askForMark(member);
    } catch (StorageException.Closed e) {
      return false;
    }
  }
}
