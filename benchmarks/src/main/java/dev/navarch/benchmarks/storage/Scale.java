package dev.navarch.benchmarks.storage;

import java.time.Duration;

/**
 * How much is done.
 *
 * @param rounds how often the engines with a disk take turns where they do; the table has medians
 * @param putWarmUp how long puts go on before they are measured
 * @param putTime how long puts are measured
 * @param warmUp how long anything else is done before it is measured
 * @param time how long anything else is measured
 * @param pods how many pods reads find, and a fork shares
 * @param manyPods how many pods a folder holds that is opened, and a heap that is looked at
 * @param singlePuts how many of the many pods are put once more, each by itself. More than 100,000
 *     make etcd write a snapshot, from which it then starts as one in long use would
 * @param opens how often a folder is opened each way
 * @param overwrites how often a pod is overwritten before the disk is looked at
 * @param overwrittenPods how many pods that are
 * @param deliveries how many events are delivered in a burst, if that takes no fewer than {@code
 *     leastBurst} puts and no more than a tenth of {@code deliveries}
 * @param leastBurst how many puts a burst has at least
 * @param watchedPuts how many single puts are followed to the last watcher
 * @param forks how often a store is forked
 */
record Scale(
    int rounds,
    Duration putWarmUp,
    Duration putTime,
    Duration warmUp,
    Duration time,
    int pods,
    int manyPods,
    int singlePuts,
    int opens,
    int overwrites,
    int overwrittenPods,
    int deliveries,
    int leastBurst,
    int watchedPuts,
    int forks) {
  static final Scale FULL =
      new Scale(
          2,
          Duration.ofSeconds(3),
          Duration.ofSeconds(10),
          Duration.ofSeconds(2),
          Duration.ofSeconds(3),
          100_000,
          1_000_000,
          110_000,
          3,
          500_000,
          20_000,
          500_000,
          1_000,
          300,
          1_000);

  /** Enough to see that everything works. */
  static final Scale QUICK =
      new Scale(
          1,
          Duration.ofMillis(200),
          Duration.ofMillis(500),
          Duration.ofMillis(200),
          Duration.ofMillis(300),
          5_000,
          20_000,
          1_000,
          1,
          10_000,
          1_000,
          20_000,
          50,
          20,
          1_000);

  static Scale of(boolean quick) {
    return quick ? QUICK : FULL;
  }

  /** How many puts a burst to so many watchers has. */
  int burst(int watchers) {
    return Math.clamp(deliveries / watchers, leastBurst, deliveries / 10);
  }
}
