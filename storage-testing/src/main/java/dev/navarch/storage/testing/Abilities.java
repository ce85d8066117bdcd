package dev.navarch.storage.testing;

import java.time.Duration;

/**
 * What an engine can do that not all can.
 *
 * @param shortestLease the shortest life span that the engine grants; an etcd gives no less than
 *     two seconds
 * @param progressOnRequest whether a watch can be asked for a mark, which an old etcd cannot
 * @param idleProgress how long a watch that wants marks waits for one at most while nothing
 *     happens; zero if that is too long for a test
 */
public record Abilities(Duration shortestLease, boolean progressOnRequest, Duration idleProgress) {
  /** Everything the contract speaks of. */
  public static final Abilities ALL =
      new Abilities(Duration.ofSeconds(1), true, Duration.ofSeconds(15));

  public Abilities withShortestLease(Duration shortestLease) {
    return new Abilities(shortestLease, progressOnRequest, idleProgress);
  }

  public Abilities withoutProgressOnRequest() {
    return new Abilities(shortestLease, false, idleProgress);
  }

  public Abilities withIdleProgress(Duration idleProgress) {
    return new Abilities(shortestLease, progressOnRequest, idleProgress);
  }
}
