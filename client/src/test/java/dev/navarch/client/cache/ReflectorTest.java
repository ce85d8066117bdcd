package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.meta.v1.ListOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ReflectorTest extends ReflectorFixture {
  @Test
  void firstListMayBeOldAndTheWatchGoesOnFromIt() {
    server.put("a", "1");
    String listed = server.revision();

    start();
    server.awaitWatches(1);

    ListOptions list = server.lists().getFirst();
    assertThat(list.resourceVersion()).isEqualTo("0");
    assertThat(list.limit()).isEqualTo(500);
    ListOptions watch = server.watches().getFirst();
    assertThat(watch.resourceVersion()).isEqualTo(listed);
    assertThat(watch.allowWatchBookmarks()).isTrue();
    assertThat(watch.timeoutSeconds()).isEqualTo(300);
    assertThat(reflector.lastSyncResourceVersion()).isEqualTo(listed);
  }

  @Test
  void storeFollowsTheEvents() {
    server.put("a", "1");
    server.put("b", "1");
    start();
    server.awaitWatches(1);

    server.put("a", "2");
    server.put("c", "1");
    server.delete("b");
    server.bookmark();

    Eventually.until(
        "the bookmark is read",
        () -> reflector.lastSyncResourceVersion().equals(server.revision()));
    assertThat(store.list()).containsExactlyInAnyOrderElementsOf(server.objects());
  }

  @Test
  void resyncComesOncePerPeriod() throws Exception {
    options = options.withResyncPeriod(Duration.ofMinutes(1));
    AtomicInteger resyncs = new AtomicInteger();
    start(
        new ForwardingStore(store) {
          @Override
          public void resync() {
            resyncs.incrementAndGet();
          }
        });

    for (int i = 1; i <= 3; i++) {
      assertThat(time.awaitSleeping(TIMER)).isEqualTo(Duration.ofMinutes(1));
      time.advance(Duration.ofMinutes(1));
      int expected = i;
      Eventually.until("resync " + i, () -> resyncs.get() == expected);
    }
  }

  @Test
  void interruptEndsItAsClosingDoes() throws Exception {
    start();
    server.awaitWatches(1);

    runner.interrupt();

    assertThat(runner.join(PATIENCE)).isTrue();
    assertThatThrownBy(reflector::run).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void closedInAPauseItEndsAtOnce() throws Exception {
    server.failList(new IOException("connection refused"));
    start();
    time.awaitSleeping(RUNNER);

    reflector.close();

    assertThat(runner.join(PATIENCE)).isTrue();
  }
}
