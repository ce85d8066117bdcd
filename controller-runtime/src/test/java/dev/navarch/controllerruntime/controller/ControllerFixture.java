package dev.navarch.controllerruntime.controller;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.workqueue.QueueMetricsProvider;
import dev.navarch.client.workqueue.RateLimiters;
import dev.navarch.controllerruntime.lifecycle.TaskGroup;
import dev.navarch.controllerruntime.metrics.ControllerSeries;
import dev.navarch.controllerruntime.metrics.ReconcileMetrics;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.source.RequestQueue;
import dev.navarch.controllerruntime.source.Source;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;

/** A controller whose requests come from the test, in a group that ends with it. */
abstract class ControllerFixture {
  static final Request X = new Request("space", "x");

  final ReconcileMetrics metrics = new ReconcileMetrics();
  final AtomicReference<Throwable> failure = new AtomicReference<>();
  final TaskGroup group = new TaskGroup((task, e) -> failure.set(e));
  final Hand hand = new Hand();

  /** A source whose requests come from the test. */
  static final class Hand implements Source {
    volatile RequestQueue queue = new Nowhere();
    final CountDownLatch started = new CountDownLatch(1);
    final AtomicInteger closed = new AtomicInteger();

    @Override
    public Running start(RequestQueue to) {
      queue = to;
      started.countDown();
      return new Running() {
        @Override
        public boolean awaitSynced(Duration timeout) {
          return true;
        }

        @Override
        public void close() {
          closed.incrementAndGet();
        }
      };
    }
  }

  private record Nowhere() implements RequestQueue {
    @Override
    public void add(Request request) {}

    @Override
    public void addAfter(Request request, Duration delay) {}

    @Override
    public void addRateLimited(Request request) {}
  }

  @AfterEach
  void stop() {
    group.stop(Duration.ofSeconds(1));
  }

  Controller controller(int workers, Predicate<Request> accepted, Reconciler reconciler) {
    return controller(workers, accepted, reconciler, Duration.ofSeconds(10), hand);
  }

  Controller controller(
      int workers,
      Predicate<Request> accepted,
      Reconciler reconciler,
      Duration syncTimeout,
      Source... sources) {
    return new Controller(
        new ControllerOptions(
            "test",
            workers,
            () -> RateLimiters.itemExponential(Duration.ofMillis(1), Duration.ofMillis(20)),
            accepted,
            true,
            syncTimeout,
            QueueMetricsProvider.NONE,
            metrics),
        reconciler,
        List.of(sources));
  }

  void start(int workers, Reconciler reconciler) throws InterruptedException {
    group.start(controller(workers, request -> true, reconciler));
    assertThat(hand.started.await(30, TimeUnit.SECONDS)).isTrue();
  }

  ControllerSeries series() {
    return metrics.of("test");
  }
}
