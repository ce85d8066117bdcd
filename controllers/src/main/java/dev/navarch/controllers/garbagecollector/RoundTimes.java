package dev.navarch.controllers.garbagecollector;

import dev.navarch.client.workqueue.DelayingQueue;
import java.time.Duration;
import java.util.List;

/**
 * When to ask what a server serves: every half minute, and soon after somebody says that it may
 * have changed, several times then, because a server takes a moment to serve what was defined.
 *
 * <p>One thread waits; any may ask.
 */
final class RoundTimes implements AutoCloseable {
  private static final Duration REGULAR = Duration.ofSeconds(30);

  /** How long after somebody asked rounds begin. */
  private static final List<Duration> AFTER_ASKED =
      List.of(
          Duration.ofMillis(25),
          Duration.ofMillis(250),
          Duration.ofSeconds(1),
          Duration.ofSeconds(5));

  /** Each round is an item, by how long it was waited for. */
  private final DelayingQueue<Duration> due = DelayingQueue.create();

  /** Has rounds begin soon. */
  void ask() {
    AFTER_ASKED.forEach(this::ask);
  }

  /** Has a round begin when some time has passed. */
  void ask(Duration delay) {
    due.addAfter(delay, delay);
  }

  /**
   * Waits until the next round is due.
   *
   * @return false when there will be none
   */
  boolean next() throws InterruptedException {
    due.addAfter(REGULAR, REGULAR);
    Duration item = due.get();
    if (item == null) {
      return false;
    }
    due.done(item);
    return true;
  }

  /** There will be no more rounds. */
  @Override
  public void close() {
    due.shutDown();
  }
}
