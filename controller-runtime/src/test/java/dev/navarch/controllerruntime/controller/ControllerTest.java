package dev.navarch.controllerruntime.controller;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.workqueue.QueueMetricsProvider;
import dev.navarch.client.workqueue.RateLimiters;
import dev.navarch.controllerruntime.lifecycle.StopSignal;
import dev.navarch.controllerruntime.lifecycle.TaskGroup;
import dev.navarch.controllerruntime.metrics.ControllerSeries;
import dev.navarch.controllerruntime.metrics.ControllerSeries.Outcome;
import dev.navarch.controllerruntime.metrics.ReconcileMetrics;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.controllerruntime.reconcile.TerminalException;
import dev.navarch.controllerruntime.source.RequestQueue;
import dev.navarch.controllerruntime.source.Source;
import dev.navarch.controllerruntime.testserver.Eventually;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ControllerTest {
  private static final Request X = new Request("space", "x");

  private final ReconcileMetrics metrics = new ReconcileMetrics();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final TaskGroup group = new TaskGroup((task, e) -> failure.set(e));
  private final Hand hand = new Hand();

  /** A source whose requests come from the test. */
  private static final class Hand implements Source {
    private volatile RequestQueue queue = new Nowhere();
    private final CountDownLatch started = new CountDownLatch(1);
    private final AtomicInteger closed = new AtomicInteger();

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

  private Controller controller(int workers, Predicate<Request> accepted, Reconciler reconciler) {
    return new Controller(
        new ControllerOptions(
            "test",
            workers,
            () -> RateLimiters.itemExponential(Duration.ofMillis(1), Duration.ofMillis(20)),
            accepted,
            true,
            Duration.ofSeconds(10),
            QueueMetricsProvider.NONE,
            metrics),
        reconciler,
        List.of(hand));
  }

  private void start(int workers, Reconciler reconciler) throws InterruptedException {
    group.start(controller(workers, request -> true, reconciler));
    assertThat(hand.started.await(30, TimeUnit.SECONDS)).isTrue();
  }

  private ControllerSeries series() {
    return metrics.of("test");
  }

  @Test
  void requestIsReconciledOnceWhenDone() throws Exception {
    LinkedBlockingQueue<Request> seen = new LinkedBlockingQueue<>();
    start(
        1,
        (request, context) -> {
          seen.add(request);
          return Result.done();
        });

    hand.queue.add(X);

    assertThat(seen.poll(30, TimeUnit.SECONDS)).isEqualTo(X);
    Eventually.that("counted", () -> series().count(Outcome.SUCCESS) == 1);
    assertThat(seen).isEmpty();
  }

  @Test
  void failureIsTriedAgainUntilItSucceeds() throws Exception {
    List<Integer> retries = new CopyOnWriteArrayList<>();
    start(
        1,
        (request, context) -> {
          retries.add(context.retries());
          if (retries.size() < 4) {
            throw new IOException("not yet");
          }
          return Result.done();
        });

    hand.queue.add(X);

    Eventually.that("succeeded", () -> series().count(Outcome.SUCCESS) == 1);
    assertThat(retries).containsExactly(0, 1, 2, 3);
    assertThat(series().count(Outcome.ERROR)).isEqualTo(3);
  }

  @Test
  void successForgetsEarlierFailures() throws Exception {
    List<Integer> retries = new CopyOnWriteArrayList<>();
    start(
        1,
        (request, context) -> {
          retries.add(context.retries());
          if (retries.size() == 1) {
            throw new IllegalStateException("once");
          }
          return Result.done();
        });

    hand.queue.add(X);
    Eventually.that("succeeded", () -> series().count(Outcome.SUCCESS) == 1);
    hand.queue.add(X);

    Eventually.that("again", () -> series().count(Outcome.SUCCESS) == 2);
    assertThat(retries).containsExactly(0, 1, 0);
  }

  @Test
  void errorsOfTheMachineAreTriedAgainToo() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    start(
        1,
        (request, context) -> {
          if (tries.incrementAndGet() == 1) {
            throw new StackOverflowError();
          }
          return Result.done();
        });

    hand.queue.add(X);

    Eventually.that("succeeded", () -> series().count(Outcome.SUCCESS) == 1);
  }

  @Test
  void terminalFailureIsNotTriedAgain() throws Exception {
    List<Request> seen = new CopyOnWriteArrayList<>();
    start(
        1,
        (request, context) -> {
          seen.add(request);
          if (request.equals(X)) {
            throw new TerminalException("never");
          }
          return Result.done();
        });

    hand.queue.add(X);
    Eventually.that("gave up", () -> series().terminalErrors() == 1);
    hand.queue.addAfter(new Request("space", "later"), Duration.ofMillis(100));

    Eventually.that("later", () -> series().count(Outcome.SUCCESS) == 1);
    assertThat(seen).containsOnlyOnce(X);
    assertThat(series().count(Outcome.ERROR)).isEqualTo(1);
  }

  @Test
  void resultsSayWhatComesNext() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    List<Integer> retries = new CopyOnWriteArrayList<>();
    start(
        1,
        (request, context) -> {
          retries.add(context.retries());
          return switch (tries.incrementAndGet()) {
            case 1 -> Result.requeue();
            case 2 -> Result.requeueAfter(Duration.ofMillis(5));
            default -> Result.done();
          };
        });

    hand.queue.add(X);

    Eventually.that("done", () -> series().count(Outcome.SUCCESS) == 1);
    assertThat(retries).containsExactly(0, 1, 0);
    assertThat(series().count(Outcome.REQUEUE)).isEqualTo(1);
    assertThat(series().count(Outcome.REQUEUE_AFTER)).isEqualTo(1);
  }

  @Test
  void oneRequestIsWithOneWorkerAtATimeAndIsNotLost() throws Exception {
    ConcurrentHashMap<Request, AtomicInteger> inWork = new ConcurrentHashMap<>();
    AtomicBoolean twice = new AtomicBoolean();
    ConcurrentHashMap<Request, AtomicInteger> wanted = new ConcurrentHashMap<>();
    ConcurrentHashMap<Request, Integer> seen = new ConcurrentHashMap<>();
    start(
        8,
        (request, context) -> {
          AtomicInteger here = inWork.computeIfAbsent(request, unused -> new AtomicInteger());
          if (here.incrementAndGet() > 1) {
            twice.set(true);
          }
          seen.put(request, wanted.computeIfAbsent(request, unused -> new AtomicInteger()).get());
          LockSupport.parkNanos(1_000);
          here.decrementAndGet();
          return Result.done();
        });

    for (int i = 0; i < 5_000; i++) {
      Request request = new Request("space", "r" + i % 5);
      wanted.computeIfAbsent(request, unused -> new AtomicInteger()).incrementAndGet();
      hand.queue.add(request);
    }

    Eventually.that(
        "the last wish of each was seen",
        () ->
            wanted.entrySet().stream()
                .allMatch(e -> Integer.valueOf(e.getValue().get()).equals(seen.get(e.getKey()))));
    assertThat(twice).isFalse();
  }

  @Test
  void requestsThatAreNotAcceptedAreDropped() throws Exception {
    List<Request> seen = new CopyOnWriteArrayList<>();
    group.start(
        controller(
            1,
            request -> request.namespace().equals("space"),
            (request, context) -> {
              seen.add(request);
              return Result.done();
            }));
    assertThat(hand.started.await(30, TimeUnit.SECONDS)).isTrue();

    hand.queue.add(new Request("elsewhere", "x"));
    hand.queue.addRateLimited(new Request("elsewhere", "y"));
    hand.queue.addAfter(new Request("elsewhere", "z"), Duration.ofMillis(1));
    hand.queue.add(X);

    Eventually.that("seen", () -> series().count(Outcome.SUCCESS) == 1);
    assertThat(seen).containsExactly(X);
  }

  @Test
  void stoppingWaitsForWhatIsInWorkAndTakesNothingMore() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    CompletableFuture<StopSignal> signal = new CompletableFuture<>();
    List<Request> finished = new CopyOnWriteArrayList<>();
    start(
        1,
        (request, context) -> {
          signal.complete(context.stop());
          begun.countDown();
          go.await();
          finished.add(request);
          return Result.done();
        });
    hand.queue.add(X);
    hand.queue.add(new Request("space", "waits"));
    assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();

    Thread stopper = Thread.ofVirtual().start(() -> group.stop(Duration.ofSeconds(30)));
    signal.get().await();
    go.countDown();
    stopper.join();

    assertThat(finished).containsExactly(X);
    assertThat(hand.closed).hasValue(1);
    assertThat(failure.get()).isNull();
    assertThat(series().active()).isZero();
  }

  @Test
  void slowReconcilerIsInterruptedWhenTheTimeIsUp() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    start(
        1,
        (request, context) -> {
          begun.countDown();
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            interrupted.countDown();
            throw e;
          }
          return Result.done();
        });
    hand.queue.add(X);
    assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();

    group.stop(Duration.ZERO);

    assertThat(interrupted.getCount()).isZero();
    assertThat(failure.get()).isNull();
  }

  @Test
  void interruptThatAReconcilerLeavesBehindEndsNoWorker() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    start(
        1,
        (request, context) -> {
          int now = tries.incrementAndGet();
          if (now == 1) {
            Thread.currentThread().interrupt();
            return Result.requeue();
          }
          if (now == 2) {
            throw new InterruptedException("of its own");
          }
          return Result.done();
        });

    hand.queue.add(X);

    Eventually.that("done", () -> series().count(Outcome.SUCCESS) == 1);
  }

  @Test
  void controllerRunsAgainAfterItStopped() throws Exception {
    AtomicInteger runs = new AtomicInteger();
    Controller controller =
        controller(
            1,
            request -> true,
            (request, context) -> {
              runs.incrementAndGet();
              return Result.done();
            });
    for (int i = 1; i <= 3; i++) {
      TaskGroup term = new TaskGroup((task, e) -> failure.set(e));
      int before = hand.closed.get();
      RequestQueue old = hand.queue;
      term.start(controller);
      Eventually.that("started", () -> !hand.queue.equals(old));
      hand.queue.add(X);
      int wanted = i;
      Eventually.that("ran", () -> runs.get() == wanted);
      term.stop(Duration.ofSeconds(10));
      assertThat(hand.closed).hasValue(before + 1);
    }
    assertThat(failure.get()).isNull();
  }

  @Test
  void sourceThatCannotStartFailsTheController() throws Exception {
    Controller controller = controller(1, request -> true, (request, context) -> Result.done());
    controller.watch(queue -> {
      throw new IOException("no such thing");
    });

    group.start(controller);

    Eventually.that("failed", () -> failure.get() != null);
    assertThat(failure.get()).hasMessage("no such thing");
    assertThat(hand.closed).hasValue(1);
  }

  @Test
  void sourceThatComesLaterIsStartedAtOnce() throws Exception {
    LinkedBlockingQueue<Request> seen = new LinkedBlockingQueue<>();
    Controller controller =
        controller(
            1,
            request -> true,
            (request, context) -> {
              seen.add(request);
              return Result.done();
            });
    group.start(controller);
    assertThat(hand.started.await(30, TimeUnit.SECONDS)).isTrue();
    Hand second = new Hand();

    controller.watch(second);
    second.queue.add(X);

    assertThat(seen.poll(30, TimeUnit.SECONDS)).isEqualTo(X);
  }
}
