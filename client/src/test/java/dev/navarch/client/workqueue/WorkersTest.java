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
}
