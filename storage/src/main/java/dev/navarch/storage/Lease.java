package dev.navarch.storage;

import java.time.Duration;

/**
 * A life span that keys can be tied to.
 *
 * @param id what keys refer to; never 0
 * @param timeToLive how long the lease lives without being kept alive: what was asked for, or more
 */
public record Lease(long id, Duration timeToLive) {
  /** The lease of keys that have none. */
  public static final long NONE = 0;
}
