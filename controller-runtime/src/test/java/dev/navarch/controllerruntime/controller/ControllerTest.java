package dev.navarch.controllerruntime.controller;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.controllerruntime.metrics.ControllerSeries.Outcome;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.controllerruntime.reconcile.TerminalException;
import dev.navarch.controllerruntime.testserver.Eventually;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of a request. */
@Timeout(60)
class ControllerTest extends ControllerFixture {
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
    assertThat(series().panics()).isZero();
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
    assertThat(series().panics()).isEqualTo(1);
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
  void terminalFailureInsideOfAnotherIsNotTriedAgainEither() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    start(
        1,
        (request, context) -> {
          tries.incrementAndGet();
          throw new IllegalStateException(
              "on the way", new IOException("outside", new TerminalException("never")));
        });

    hand.queue.add(X);

    Eventually.that("gave up", () -> series().terminalErrors() == 1);
    assertThat(tries).hasValue(1);
  }

  @Test
  void failureThatIsItsOwnCauseIsTriedAgain() throws Exception {
    IOException one = new IOException("one");
    one.initCause(new IOException("other", one));
    AtomicInteger tries = new AtomicInteger();
    start(
        1,
        (request, context) -> {
          if (tries.incrementAndGet() == 1) {
            throw one;
          }
          return Result.done();
        });

    hand.queue.add(X);

    Eventually.that("succeeded", () -> series().count(Outcome.SUCCESS) == 1);
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
}
