package dev.navarch.controllers.garbagecollector;

import dev.navarch.client.workqueue.DelayingQueue;
import java.time.Duration;
import java.util.List;

/**
 * When to ask what a server serves: every half minute, and soon after somebody says that it may
 * have changed, several times then, because a server takes a moment to serve what was defined. A
 * round that fails is made again, later each time.
 *
 * <p>One thread waits and tells how rounds went; any may ask.
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

  private static final Duration FIRST_RETRY = Duration.ofMillis(25);

  /** Each round is an item, by how long it was waited for. */
  private final DelayingQueue<Duration> due = DelayingQueue.create();

  private int failures;

  /** Has rounds begin soon. */
  void ask() {
    AFTER_ASKED.forEach(this::ask);
  }

  /** Has a round begin when some time has passed. */
  void ask(Duration delay) {
    due.addAfter(delay, delay);
  }

  /** The last round went well. */
  void succeeded() {
    failures = 0;
  }

  /** The last round failed: has another one begin. */
  void failed() {
    failures++;
    ask(pauseAfter(failures));
  }

  /** How long to wait when so many rounds have failed in a row. */
  static Duration pauseAfter(int failures) {
    Duration pause = FIRST_RETRY;
    for (int i = 1; i < failures && pause.compareTo(REGULAR) < 0; i++) {
      pause = pause.multipliedBy(2);
    }
    return pause.compareTo(REGULAR) < 0 ? pause : REGULAR;
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
