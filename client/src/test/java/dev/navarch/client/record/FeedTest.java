package dev.navarch.client.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class FeedTest {
  private final Feed<String> feed = new Feed<>();
  private final CountDownLatch entered = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);
  private final List<String> handled = new CopyOnWriteArrayList<>();

  private void block(String event) throws InterruptedException {
    handled.add(event);
    entered.countDown();
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      interrupted.countDown();
      throw e;
    }
  }

  @Test
  void watcherThatWasClosedAloneEndsWithTheFeed() throws Exception {
    EventWatch watch = feed.watch("stuck", this::block);
    feed.send("one");
    feed.send("two");
    assertThat(entered.await(30, TimeUnit.SECONDS)).isTrue();
    watch.close();

    feed.close(Duration.ofMillis(1));

    assertThat(interrupted.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(handled).containsExactly("one");
  }

  @Test
  void watcherThatWasClosedAloneHandlesWhatWaits() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    EventWatch watch =
        feed.watch(
            "slow",
            event -> {
              go.await();
              handled.add(event);
            });
    feed.send("one");
    feed.send("two");
    watch.close();
    feed.send("three");
    go.countDown();

    feed.close(Duration.ofSeconds(30));

    assertThat(handled).containsExactly("one", "two");
  }

  @Test
  void whateverAWatcherThrowsOrLeavesBehindItGetsTheNextEvent() {
    feed.watch(
        "odd",
        event -> {
          handled.add(event);
          switch (event) {
            case "error" -> throw new AssertionError("expected by the test");
            case "interrupted" -> throw new InterruptedException("expected by the test");
            default -> Thread.currentThread().interrupt();
          }
        });

    feed.send("error");
    feed.send("interrupted");
    feed.send("flag");
    feed.send("last");
    feed.close(Duration.ofSeconds(30));

    assertThat(handled).containsExactly("error", "interrupted", "flag", "last");
  }
}
