package dev.navarch.client.workqueue;

/** A queue as its metrics see it. */
@FunctionalInterface
public interface QueueState {
  /** What is going on at this moment. */
  Running running();

  /**
   * A queue at one moment.
   *
   * @param depth how many items wait to be taken
   * @param unfinishedSeconds for how long the items in work have been there, all together
   * @param longestSeconds for how long the one of them that is there longest
   */
  record Running(int depth, double unfinishedSeconds, double longestSeconds) {}
}
