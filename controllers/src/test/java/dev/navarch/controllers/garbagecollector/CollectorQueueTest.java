package dev.navarch.controllers.garbagecollector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class CollectorQueueTest {
  private static final long LIMIT_SECONDS = 30;

  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch mayEnd = new CountDownLatch(1);
  private volatile boolean ended;

  /** Does not end when it is interrupted, but when it may. */
  private boolean stubborn(Node node) {
    begun.countDown();
    boolean interrupted = false;
    while (mayEnd.getCount() > 0) {
      try {
        mayEnd.await();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    ended = true;
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return false;
  }

  @Test
  void whoClosesItWaitsForItsThreadsEvenIfInterrupted() throws Exception {
    CollectorQueue queue = new CollectorQueue("test");
    queue.start(1, this::stubborn);
    queue.add(Node.observed(new ObjectId("v1", "Owner", "n", "o", "uid")));
    assertThat(begun.await(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
    FutureTask<Boolean> closing =
        new FutureTask<>(() -> {
          Thread.currentThread().interrupt();
          queue.close();
          boolean endedBefore = ended;
          return endedBefore && Thread.interrupted();
        });
    Thread closer = new Thread(closing);
    closer.start();
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
    while (closer.getState() != Thread.State.WAITING
        && closer.getState() != Thread.State.TERMINATED
        && System.nanoTime() < deadline) {
      Thread.onSpinWait();
    }

    mayEnd.countDown();

    assertThat(closing.get(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
  }
}
