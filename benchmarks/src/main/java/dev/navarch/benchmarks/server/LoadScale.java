package dev.navarch.benchmarks.server;

import java.time.Duration;

/**
 * How much is done.
 *
 * @param warmUp how long a round is of what is done before it is measured
 * @param warmUpRounds how many rounds there are at most
 * @param time how long it is measured
 * @param pods how many pods a list has
 * @param lists how often they are listed before memory is looked at again
 * @param watchedWrites how many single writes are followed to the last watcher
 * @param burst how many writes are sent as fast as they can be
 */
record LoadScale(
    Duration warmUp,
    int warmUpRounds,
    Duration time,
    int pods,
    int lists,
    int watchedWrites,
    int burst) {
  static final LoadScale FULL =
      new LoadScale(Duration.ofSeconds(3), 15, Duration.ofSeconds(5), 10_000, 100, 100, 200);

  /** Enough to see that everything works. */
  static final LoadScale QUICK =
      new LoadScale(Duration.ofMillis(300), 1, Duration.ofMillis(500), 1_000, 10, 10, 50);

  static LoadScale of(boolean quick) {
    return quick ? QUICK : FULL;
  }
}
