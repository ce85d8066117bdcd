package dev.navarch.benchmarks.informers;

import java.time.Duration;
import java.util.List;

/**
 * How much is done.
 *
 * @param pods how many pods there are, one after the other
 * @param rounds how often each library has a turn at what is timed
 * @param warmUpEvents events before those that are counted
 * @param informers how many informers have their threads counted
 * @param stillness how long the number of threads must stay the same
 * @param queueTime how long items go through a queue
 */
record ClientScale(
    List<Integer> pods,
    int rounds,
    int warmUpEvents,
    int events,
    List<Integer> informers,
    Duration stillness,
    Duration queueTime) {
  /** Syncs in a JVM: the first is cold, the last is warm. */
  static final int SYNCS = 3;

  static final ClientScale FULL =
      new ClientScale(
          List.of(10_000, 50_000),
          3,
          50_000,
          100_000,
          List.of(1, 50),
          Duration.ofSeconds(5),
          Duration.ofSeconds(3));

  /** Enough to see that everything works. */
  static final ClientScale QUICK =
      new ClientScale(
          List.of(500),
          1,
          2_000,
          5_000,
          List.of(1, 10),
          Duration.ofMillis(500),
          Duration.ofMillis(200));

  ClientScale {
    pods = List.copyOf(pods);
    informers = List.copyOf(informers);
  }

  static ClientScale of(boolean quick) {
    return quick ? QUICK : FULL;
  }
}
