package dev.navarch.client.waiting;

import java.time.Duration;

final class ExponentialBackoffManager implements BackoffManager {
  private final Backoff backoff;
  private final long resetNanos;
  private final TimeSource time;
  private Backoff.Waits waits;
  private long lastAsked;

  ExponentialBackoffManager(Backoff backoff, Duration reset, TimeSource time) {
    this.backoff = backoff;
    this.resetNanos = Durations.toNanos(reset);
    this.time = time;
    this.waits = backoff.start(time);
    this.lastAsked = time.nanos();
  }

  @Override
  public Duration next() {
    long now = time.nanos();
    if (now - lastAsked > resetNanos) {
      waits = backoff.start(time);
    }
    lastAsked = now;
    return waits.next();
  }
}
