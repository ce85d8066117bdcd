package dev.navarch.apiserver.serviceaccount;

import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands still until it is moved; for one thread. */
final class MovableClock implements InstantSource {
  private Instant now = Instant.parse("2026-01-17T10:00:00Z");

  @Override
  public Instant instant() {
    return now;
  }

  void move(long seconds) {
    now = now.plusSeconds(seconds);
  }
}
