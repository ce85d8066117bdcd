package dev.navarch.controllerruntime.controller;

import dev.navarch.client.workqueue.QueueMetricsProvider;
import dev.navarch.client.workqueue.RateLimiter;
import dev.navarch.client.workqueue.RateLimiters;
import dev.navarch.controllerruntime.metrics.ReconcileMetrics;
import dev.navarch.controllerruntime.reconcile.Request;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * How a controller works.
 *
 * @param name unlike that of any other controller of a program
 * @param maxConcurrent how many requests are worked on at once
 * @param rateLimiter makes the limiter of repeated tries, anew for each start
 * @param accepted which requests are taken; others are dropped
 * @param needsLeaderElection whether only the leader runs it
 * @param syncTimeout how long all sources together may take to start, and until what they found at
 *     first is in the queue
 */
public record ControllerOptions(
    String name,
    int maxConcurrent,
    Supplier<? extends RateLimiter<? super Request>> rateLimiter,
    Predicate<Request> accepted,
    boolean needsLeaderElection,
    Duration syncTimeout,
    QueueMetricsProvider queueMetrics,
    ReconcileMetrics metrics) {
  public ControllerOptions {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("a controller needs a name");
    }
    if (maxConcurrent < 1) {
      throw new IllegalArgumentException("a controller needs a worker");
    }
  }

  /** One worker, the usual limits, metrics that nobody sees. */
  public static ControllerOptions named(String name) {
    return new ControllerOptions(
        name,
        1,
        RateLimiters::controllerDefault,
        request -> true,
        true,
        Duration.ofMinutes(2),
        QueueMetricsProvider.NONE,
        new ReconcileMetrics());
  }
}
