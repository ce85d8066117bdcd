package dev.navarch.client.rest;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** The delay is one number that is replaced as a whole. */
final class ExponentialRequestBackoff implements RequestBackoff {
  private final long base;
  private final long limit;
  private final AtomicLong delay = new AtomicLong();

  ExponentialRequestBackoff(Duration base, Duration limit) {
    this.base = base.toNanos();
    this.limit = limit.toNanos();
  }

  @Override
  public Duration delay() {
    return Duration.ofNanos(delay.get());
  }

  @Override
  public void succeeded() {
    delay.set(0);
  }

  @Override
  public void failed() {
    delay.updateAndGet(last -> Math.min(limit, last == 0 ? base : last * 2));
  }
}
