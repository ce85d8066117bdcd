package dev.navarch.controllerruntime.controller;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.controllerruntime.metrics.ControllerSeries.Outcome;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.controllerruntime.source.RequestQueue;
import dev.navarch.controllerruntime.source.Source;
import dev.navarch.controllerruntime.testserver.Eventually;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Sources that start and sync late, or never. */
@Timeout(60)
class ControllerSourcesTest extends ControllerFixture {
  /** A source that starts and syncs when the test says so. */
  private static final class Slow implements Source {
    private final CountDownLatch mayStart = new CountDownLatch(1);
    private final CountDownLatch mayIgnoreInterrupts = new CountDownLatch(1);
    private final CountDownLatch maySync = new CountDownLatch(1);
    private final CountDownLatch starting = new CountDownLatch(1);
    private final CountDownLatch syncing = new CountDownLatch(1);
    private final CountDownLatch interrupted = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile boolean stubborn;
    private volatile Duration timeout = Duration.ZERO;

    @Override
    public Running start(RequestQueue to) throws InterruptedException {
      starting.countDown();
      try {
        // whoever may start does so, also where the time was up before it began
        if (mayStart.getCount() > 0) {
          mayStart.await();
        }
      } catch (InterruptedException e) {
        interrupted.countDown();
        if (!stubborn) {
          throw e;
        }
        mayIgnoreInterrupts.await();
      }
      return new Running() {
        @Override
        public boolean awaitSynced(Duration atMost) throws InterruptedException {
          timeout = atMost;
          syncing.countDown();
          return maySync.await(atMost.toNanos(), TimeUnit.NANOSECONDS);
        }

        @Override
        public void close() {
          closed.countDown();
        }
      };
    }
  }

  private void startWith(Duration syncTimeout, Source... sources) {
    group.start(
        controller(1, request -> true, (request, context) -> Result.done(), syncTimeout, sources));
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

  @Test
  void nothingIsReconciledBeforeSourcesHaveSynced() throws Exception {
    Slow slow = new Slow();
    slow.mayStart.countDown();
    startWith(Duration.ofMinutes(10), hand, slow);
    assertThat(slow.syncing.await(30, TimeUnit.SECONDS)).isTrue();
    hand.queue.add(X);
    assertThat(series().count(Outcome.SUCCESS)).isZero();

    slow.maySync.countDown();

    Eventually.that("reconciled", () -> series().count(Outcome.SUCCESS) == 1);
  }

  @Test
  void sourceThatNeverSyncsFailsTheController() throws Exception {
    Slow slow = new Slow();
    slow.mayStart.countDown();

    startWith(Duration.ofMillis(50), slow);

    Eventually.that("failed", () -> failure.get() != null);
    assertThat(failure.get()).hasMessage("a source of controller test has not synced within 50ms");
    assertThat(slow.closed.await(30, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void sourceThatNeverStartsFailsTheController() throws Exception {
    Slow slow = new Slow();

    startWith(Duration.ofMillis(50), slow);

    Eventually.that("failed", () -> failure.get() != null);
    assertThat(failure.get()).hasMessage("a source of controller test has not synced within 50ms");
    assertThat(slow.interrupted.await(30, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void theTimeIsForAllSourcesTogether() throws Exception {
    Slow first = new Slow();
    Slow second = new Slow();
    second.mayStart.countDown();
    startWith(Duration.ofMinutes(10), first, second);
    assertThat(first.starting.await(30, TimeUnit.SECONDS)).isTrue();
    first.mayStart.countDown();
    assertThat(first.syncing.await(30, TimeUnit.SECONDS)).isTrue();
    LockSupport.parkNanos(Duration.ofMillis(5).toNanos());
    first.maySync.countDown();

    assertThat(second.syncing.await(30, TimeUnit.SECONDS)).isTrue();

    assertThat(first.timeout).isLessThan(Duration.ofMinutes(10));
    assertThat(second.timeout).isLessThan(first.timeout);
    second.maySync.countDown();
  }

  @Test
  void stoppingDoesNotWaitForASourceToSync() throws Exception {
    Slow slow = new Slow();
    slow.mayStart.countDown();
    startWith(Duration.ofMinutes(10), slow);
    assertThat(slow.syncing.await(30, TimeUnit.SECONDS)).isTrue();

    assertStopsAtOnce();

    assertThat(slow.closed.getCount()).isZero();
  }

  @Test
  void stoppingDoesNotWaitForASourceToStartAndClosesItWhenItDoes() throws Exception {
    Slow slow = new Slow();
    slow.stubborn = true;
    startWith(Duration.ofMinutes(10), slow);
    assertThat(slow.starting.await(30, TimeUnit.SECONDS)).isTrue();

    assertStopsAtOnce();

    assertThat(slow.interrupted.await(30, TimeUnit.SECONDS)).isTrue();
    slow.mayIgnoreInterrupts.countDown();
    assertThat(slow.closed.await(30, TimeUnit.SECONDS)).isTrue();
  }

  private void assertStopsAtOnce() {
    long before = System.nanoTime();
    group.stop(Duration.ofSeconds(40));
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(30));
    assertThat(failure.get()).isNull();
  }
}
