package dev.navarch.client.cache;

import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;

/**
 * Keeps the time of a reflector's resyncs, and gives up watches that have been silent for too long.
 */
final class ReflectorTimer {
  private final ReflectorOptions options;
  private final ReflectorLifecycle lifecycle;
  private final OpenWatch<?> watch;
  private final Runnable resync;
  private final FailureReports failures;

  ReflectorTimer(
      ReflectorOptions options,
      ReflectorLifecycle lifecycle,
      OpenWatch<?> watch,
      Runnable resync,
      FailureReports failures) {
    this.options = options;
    this.lifecycle = lifecycle;
    this.watch = watch;
    this.resync = resync;
    this.failures = failures;
  }

  /** On a thread of its own, until the reflector is closed: then it is interrupted. */
  void keepTime() {
    TimeSource time = options.time();
    long resyncPeriod = Durations.toNanos(options.resyncPeriod());
    long stall = Durations.toNanos(options.stallTimeout());
    long lastResync = time.nanos();
    while (!lifecycle.isClosed()) {
      long now = time.nanos();
      WatchSession<?> open = watch.session();
      long left = open == null || open.stalled() ? stall : open.lastHeard() + stall - now;
      if (resyncPeriod > 0) {
        left = Math.min(left, lastResync + resyncPeriod - now);
      }
      try {
        time.sleep(Duration.ofNanos(left));
      } catch (InterruptedException e) {
        continue; // the end, or what an error handler left behind
      }
      now = time.nanos();
      if (resyncPeriod > 0 && now - lastResync >= resyncPeriod) {
        lastResync = now;
        failures.reportFaultsOf(resync);
      }
      if (open != null && open == watch.session() && now - open.lastHeard() >= stall) {
        failures.reportFaultsOf(open::giveUp);
      }
    }
  }
}
