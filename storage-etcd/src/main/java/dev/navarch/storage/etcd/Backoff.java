package dev.navarch.storage.etcd;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * How long to wait before trying again: longer each time, and not all at the same moment. Belongs
 * to one thread or is guarded by its owner.
 */
final class Backoff {
  private final Duration first;
  private final Duration longest;
  private Duration next;

  Backoff(Duration first, Duration longest) {
    this.first = first;
    this.longest = longest;
    this.next = first;
  }

  void reset() {
    next = first;
  }

  Duration next() {
    Duration base = next;
    Duration doubled = base.multipliedBy(2);
    next = doubled.compareTo(longest) < 0 ? doubled : longest;
    return base.plusNanos(ThreadLocalRandom.current().nextLong(base.toNanos() / 2 + 1));
  }
}
