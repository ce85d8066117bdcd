package dev.navarch.benchmarks.informers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LiveThreadsTest {
  private static final int MANY = 200;

  @Test
  void bothKindsAreCounted() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    LiveThreads before = LiveThreads.count();
    List<Thread> threads =
        Stream.of(Thread.ofVirtual(), Thread.ofPlatform())
            .flatMap(kind -> Stream.generate(() -> kind.start(() -> await(end))).limit(MANY))
            .toList();

    LiveThreads during = LiveThreads.count();
    end.countDown();
    for (Thread thread : threads) {
      thread.join();
    }

    assertThat(during.platform() - before.platform()).isBetween(MANY - 20, MANY + 20);
    assertThat(during.virtual() - before.virtual()).isBetween(MANY - 20, MANY + 20);
  }

  private static void await(CountDownLatch end) {
    try {
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
