package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.memory.MemoryStore;
import dev.navarch.storage.testing.Call.Answer;
import org.junit.jupiter.api.Test;

class HistoryRecorderTest {
  private static final ByteString KEY = ByteString.utf8("key");

  private final HistoryRecorder recorder = new HistoryRecorder();

  @Test
  void callsAreRecordedWithTheirAnswers() {
    try (MemoryStore store = MemoryStore.create()) {
      HistoryRecorder.Client client = recorder.client(store);
      client.read(KEY);
      long revision = ((Answer.Done) client.create(KEY).answer()).revision();
      client.create(KEY);
      client.update(KEY, revision);
      client.delete(KEY, revision);
      client.delete(KEY);
      client.put(KEY);

      assertThat(recorder.calls())
          .extracting(call -> call.answer().getClass().getSimpleName())
          .containsExactly("Held", "Done", "Conflict", "Done", "Conflict", "Done", "Done");
      HistoryChecker.check(recorder.calls());
    }
  }

  @Test
  void timesFollowOneAnother() {
    try (MemoryStore store = MemoryStore.create()) {
      HistoryRecorder.Client client = recorder.client(store);
      Call first = client.put(KEY);
      Call second = client.put(KEY);

      assertThat(first.invoked()).isLessThanOrEqualTo(first.returned());
      assertThat(first.returned()).isLessThanOrEqualTo(second.invoked());
    }
  }

  @Test
  void aWriteToAClosedStoreHasAnUnknownOutcome() {
    MemoryStore store = MemoryStore.create();
    HistoryRecorder.Client client = recorder.client(store);
    store.close();

    assertThat(client.put(KEY).answer()).isEqualTo(new Answer.Unknown());
    assertThat(client.read(KEY).answer()).isEqualTo(new Answer.NotApplied());
    HistoryChecker.check(recorder.calls());
  }

  @Test
  void clientsPutDifferentValues() {
    try (MemoryStore store = MemoryStore.create()) {
      Crowd.run(
          4,
          member -> {
            HistoryRecorder.Client client = recorder.client(store);
            for (int i = 0; i < 50; i++) {
              client.put(KEY);
            }
          });

      assertThat(recorder.calls()).extracting(Call::request).doesNotHaveDuplicates().hasSize(200);
    }
  }
}
