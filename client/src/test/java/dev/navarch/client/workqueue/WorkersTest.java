package dev.navarch.client.workqueue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WorkersTest {
  private final RateLimitingQueue<String> queue =
      RateLimitingQueue.create(
          RateLimiters.itemExponential(Duration.ofNanos(1), Duration.ofMillis(1)),
          QueueConfig.DEFAULT);

  @Test
  void closeWorksOffWhatIsInTheQueue() {
    Set<String> handled = ConcurrentHashMap.newKeySet();
    for (int i = 0; i < 100; i++) {
      queue.add("item " + i);
    }

    Workers<String> workers = Workers.start("test", 3, queue, handled::add);
    workers.close();

    assertThat(handled).hasSize(100);
  }

  @Test
  void whatFailsIsTriedAgainUntilItSucceedsAndIsThenForgotten() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    CountDownLatch succeeded = new CountDownLatch(1);
    queue.add("a");

    Workers<String> workers =
        Workers.start(
            "test",
            2,
            queue,
            item -> {
              if (tries.incrementAndGet() < 4) {
                throw new IOException("not yet");
              }
              succeeded.countDown();
            });
    assertThat(succeeded.await(30, TimeUnit.SECONDS)).isTrue();
    workers.close();

    assertThat(tries).hasValue(4);
    assertThat(queue.numRequeues("a")).isZero();
  }

  @Test
  void whateverWorkThrowsOrLeavesBehindTheWorkerGoesOn() throws Exception {
    Set<String> failed = ConcurrentHashMap.newKeySet();
    CountDownLatch succeeded = new CountDownLatch(3);
    queue.add("error");
    queue.add("interrupted");
    queue.add("flag");

    Workers<String> workers =
        Workers.start(
            "test",
            1,
            queue,
            item -> {
              if (failed.add(item)) {
                switch (item) {
                  case "error" -> throw new AssertionError("expected by the test");
                  case "interrupted" -> throw new InterruptedException("expected by the test");
                  default -> {
                    Thread.currentThread().interrupt();
                    throw new IOException("expected by the test");
                  }
                }
              }
              succeeded.countDown();
            });

    assertThat(succeeded.await(30, TimeUnit.SECONDS)).isTrue();
    workers.close();
  }

  @Test
  void closeThatIsInterruptedInterruptsTheWork() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    queue.add("a");
    Workers<String> workers =
        Workers.start(
            "test",
            1,
            queue,
            item -> {
              begun.countDown();
              try {
                new CountDownLatch(1).await();
              } catch (InterruptedException e) {
                interrupted.countDown();
                throw e;
              }
            });
    assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();

    Thread closer = Thread.ofVirtual().start(workers::close);
    closer.interrupt();

    assertThat(interrupted.await(30, TimeUnit.SECONDS)).isTrue();
    workers.join();
    closer.join();
  }
}
