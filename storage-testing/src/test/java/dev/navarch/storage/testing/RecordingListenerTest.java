package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.WatchEvent;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordingListenerTest {
  private final RecordingListener listener = RecordingListener.patient(Duration.ofSeconds(5));

  @Test
  void whatIsToldIsRecorded() throws Exception {
    Thread thread =
        Thread.startVirtualThread(() -> {
          listener.events(List.of(put("a", 2), put("b", 2)));
          listener.events(List.of(put("a", 3)));
          listener.progress(7);
          listener.failed(new StorageException.Closed());
        });

    assertThat(listener.awaitEvents(3))
        .extracting(WatchEvent::revision)
        .containsExactly(2L, 2L, 3L);
    assertThat(listener.awaitProgress(5)).isEqualTo(7);
    listener.awaitRevision(7);
    listener.awaitFailure(StorageException.Closed.class);
    assertThat(listener.calls()).hasSize(2);
    thread.join();
  }

  @Test
  void waitingEnds() {
    RecordingListener impatient = RecordingListener.patient(Duration.ofMillis(20));

    assertThatThrownBy(() -> impatient.awaitEvents(1))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("in vain for 1 events");
    assertThatThrownBy(() -> impatient.awaitProgress(1)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(impatient::awaitFailure).isInstanceOf(AssertionError.class);
  }

  @Test
  void aFailureEndsTheWaitForEvents() throws Exception {
    onOneThread(() -> listener.failed(new StorageException.Closed()));

    assertThatThrownBy(() -> listener.awaitEvents(1))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("failed instead of 1 events")
        .hasCauseInstanceOf(StorageException.Closed.class);
    assertThatThrownBy(() -> listener.awaitFailure(StorageException.SlowWatcher.class))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void eventsOutOfOrderAreFound() throws Exception {
    onOneThread(() -> listener.events(List.of(put("a", 3), put("b", 2))));

    requireBroken("an event of 2 after one of 3");
  }

  @Test
  void anEventThatComesTwiceIsFound() throws Exception {
    onOneThread(() -> {
      listener.events(List.of(put("a", 3)));
      listener.events(List.of(put("a", 3)));
    });

    requireBroken("of revision 3 after everything up to 3");
  }

  @Test
  void aRevisionInTwoCallsIsFound() throws Exception {
    onOneThread(() -> {
      listener.events(List.of(put("a", 3)));
      listener.events(List.of(put("b", 3)));
    });

    requireBroken("of revision 3 after everything up to 3");
  }

  @Test
  void anEventAfterAMarkThatCoversItIsFound() throws Exception {
    onOneThread(() -> {
      listener.progress(3);
      listener.events(List.of(put("a", 3)));
    });

    requireBroken("of revision 3 after everything up to 3");
  }

  @Test
  void marksThatGoBackAreFound() throws Exception {
    onOneThread(() -> {
      listener.progress(3);
      listener.progress(2);
    });

    requireBroken("mark 2 came after mark 3");
  }

  @Test
  void aCallAfterAFailureIsFound() throws Exception {
    onOneThread(() -> {
      listener.failed(new StorageException.Closed());
      listener.events(List.of(put("a", 3)));
    });

    requireBroken("a call after the watch had failed");
  }

  @Test
  void callsOnSeveralThreadsAreFound() throws Exception {
    onOneThread(() -> listener.events(List.of(put("a", 3))));
    onOneThread(() -> listener.events(List.of(put("a", 4))));

    requireBroken("one before on");
  }

  @Test
  void aCallOnAPlatformThreadIsFound() {
    listener.events(List.of(put("a", 3)));

    requireBroken("not virtual");
  }

  private void requireBroken(String promise) {
    assertThatThrownBy(listener::events)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(promise);
  }

  private static void onOneThread(Runnable calls) throws InterruptedException {
    Thread.startVirtualThread(calls).join();
  }

  private static WatchEvent put(String key, long revision) {
    return new WatchEvent.Put(
        new KeyValue(ByteString.utf8(key), ByteString.EMPTY, revision, revision, 1, 0), null);
  }
}
