package dev.navarch.controllerruntime.controller;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.controllerruntime.lifecycle.StopSignal;
import dev.navarch.controllerruntime.lifecycle.TaskGroup;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.controllerruntime.source.RequestQueue;
import dev.navarch.controllerruntime.testserver.Eventually;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How a controller stops, and that it runs again. */
@Timeout(60)
class ControllerStopTest extends ControllerFixture {
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
}
