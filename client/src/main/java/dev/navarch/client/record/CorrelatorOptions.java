package dev.navarch.client.record;

import java.time.Duration;

/**
 * How events are put together and held back before they are written.
 *
 * @param cacheSize how many different events are remembered
 * @param burstSize how many events one source may write about one object at once
 * @param perSecond how many from there on
 * @param maxEvents from how many events on that differ in their message alone they become one
 * @param maxInterval how far apart such events may be
 */
public record CorrelatorOptions(
    int cacheSize, int burstSize, double perSecond, int maxEvents, Duration maxInterval) {
  /** What Kubernetes' components use. */
  public static final CorrelatorOptions DEFAULT =
      new CorrelatorOptions(4096, 25, 1.0 / 300, 10, Duration.ofMinutes(10));

  public CorrelatorOptions {
    if (cacheSize < 1 || burstSize < 1 || maxEvents < 1 || !(perSecond > 0)) {
      throw new IllegalArgumentException("limits of events must be greater than zero");
    }
  }
}
