package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** How watches end: by their owner, by their listener, because it is slow, with the store. */
interface WatchEndContract extends Contract {
  @Test
  default void aClosedWatchHearsNothingMore() {
    RecordingListener closed = new RecordingListener();
    Watch watch = trial().watch(WatchRequest.of(trial().span()), closed);
    RecordingListener other = trial().watch();
    trial().put("a", "one");
    closed.awaitEvents(1);

    watch.close();
    trial().put("a", "two");
    trial().put("a", "three");

    other.awaitEvents(3);
    assertThat(closed.events()).as("heard by the closed watch").hasSize(1);
    assertThat(closed.failure()).as("told to the closed watch").isEmpty();
  }

  @Test
  default void aWatchMayBeClosedAgain() {
    RecordingListener closed = new RecordingListener();
    Watch watch = trial().watch(WatchRequest.of(trial().span()), closed);

    watch.close();
    watch.close();

    RecordingListener other = trial().watch();
    trial().put("a", "one");
    other.awaitEvents(1);
    assertThat(closed.events()).isEmpty();
    assertThat(closed.failure()).isEmpty();
  }

  @Test
  default void aListenerMayCloseItsWatch() {
    CompletableFuture<Watch> watch = new CompletableFuture<>();
    CompletableFuture<Boolean> returned = new CompletableFuture<>();
    RecordingListener closing =
        RecordingListener.reacting(events -> {
          watch.join().close();
          returned.complete(true);
        });
    watch.complete(trial().watch(WatchRequest.of(trial().span()), closing));
    RecordingListener other = trial().watch();

    trial().put("a", "one");
    Await.until("close returned to the listener", returned::isDone);
    trial().put("a", "two");
    trial().put("a", "three");

    other.awaitEvents(3);
    assertThat(closing.calls()).as("calls to the listener").hasSize(1);
    assertThat(closing.failure()).as("told to the closed watch").isEmpty();
  }

  @Test
  default void aWatchClosedInTheMiddleOfWritesHasNoGap() {
    RecordingListener everything = trial().watch();
    List<RecordingListener> closed = new ArrayList<>();
    Crowd.run(
        2,
        member -> {
          for (int i = 0; i < 100; i++) {
            trial().put("key-" + member, "value " + i);
          }
        },
        () -> {
          for (int i = 0; i < 10; i++) {
            RecordingListener listener = new RecordingListener();
            Watch watch = trial().watch(WatchRequest.of(trial().span()), listener);
            closed.add(listener);
            everything.awaitEvents(i * 10);
            watch.close();
          }
        });

    List<String> all = AsText.events(everything.awaitEvents(200));
    assertThat(all).as("heard by the watch that went on").hasSize(200);
    for (RecordingListener listener : closed) {
      List<String> heard = AsText.events(listener.events());
      assertThat(listener.failure()).as("told to a closed watch").isEmpty();
      if (!heard.isEmpty()) {
        assertThat(all).as("a piece of what happened").containsSequence(heard);
      }
    }
  }

  @Test
  default void aListenerThatThrowsEndsItsWatchOnly() {
    Queue<Throwable> thrown = new ConcurrentLinkedQueue<>();
    Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> thrown.add(e));
    try {
      RecordingListener throwing =
          RecordingListener.reacting(events -> {
            throw new IllegalStateException("thrown by the listener");
          });
      trial().watch(WatchRequest.of(trial().span()), throwing);
      RecordingListener other = trial().watch();

      trial().put("a", "one");
      Await.until("the thread's handler has the exception", () -> !thrown.isEmpty());
      trial().put("a", "two");
      trial().put("a", "three");

      other.awaitEvents(3);
      assertThat(throwing.calls()).as("calls to the listener that threw").hasSize(1);
      assertThat(thrown)
          .singleElement()
          .satisfies(e -> assertThat(e).hasStackTraceContaining("thrown by the listener"));
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(handler);
    }
  }

  @Test
  default void aSlowWatchIsCutOffWhileEverybodyElseGoesOn() {
    Semaphore permits = new Semaphore(0);
    RecordingListener slow = RecordingListener.reacting(events -> permits.acquireUninterruptibly());
    trial().watch(WatchRequest.of(trial().span()).queueLimit(4), slow);
    RecordingListener other = trial().watch();

    int written = 1;
    trial().put("a", "the one that is heard");
    slow.awaitEvents(1);
    long deadline = System.nanoTime() + Await.PATIENCE.toNanos();
    while (slow.failure().isEmpty() && System.nanoTime() < deadline) {
      for (int i = 0; i < 20; i++) {
        trial().put("a", "value " + written++);
      }
      other.awaitEvents(written);
      permits.release();
    }
    permits.release(1_000_000);

    slow.awaitFailure(StorageException.SlowWatcher.class);
    List<String> heard = AsText.events(slow.events());
    assertThat(heard).as("heard by the slow watch").isNotEmpty().hasSizeLessThan(written);
    assertThat(AsText.events(other.awaitEvents(written)).subList(0, heard.size()))
        .as("what the slow watch heard is the beginning of what happened")
        .isEqualTo(heard);
    trial().put("a", "afterwards");
    assertThat(other.awaitEvents(written + 1)).hasSize(written + 1);
  }

  @Test
  default void closingTheStoreEndsItsWatches() {
    RecordingListener first = trial().watch();
    RecordingListener second =
        trial().watch(WatchRequest.of(trial().span()).from(trial().now() + 9));
    RecordingListener closed = new RecordingListener();
    trial().watch(WatchRequest.of(trial().span()), closed).close();
    trial().put("a", "one");
    first.awaitEvents(1);

    trial().store().close();

    first.awaitFailure(StorageException.Closed.class);
    second.awaitFailure(StorageException.Closed.class);
    assertThat(closed.failure()).as("told to a watch that its owner had closed").isEmpty();
  }

  @Test
  default void aListenerThatBlocksDoesNotKeepTheStoreFromClosing() {
    Semaphore permits = new Semaphore(0);
    RecordingListener blocked =
        RecordingListener.reacting(events -> permits.acquireUninterruptibly());
    trial().watch(WatchRequest.of(trial().span()), blocked);
    trial().put("a", "one");
    blocked.awaitEvents(1);

    Crowd.run(1, member -> trial().store().close());

    permits.release(1_000);
    blocked.awaitFailure(StorageException.Closed.class);
  }
}
