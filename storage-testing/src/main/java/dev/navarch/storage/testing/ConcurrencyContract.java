package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Txn;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/** Many threads at once. */
interface ConcurrencyContract extends Contract {
  @Test
  default void noIncrementOfACounterIsLost() {
    trial().put("counter", "0");

    Crowd.run(
        4,
        member -> {
          for (int i = 0; i < 50; i++) {
            increment(trial().key("counter"));
          }
        });

    assertThat(trial().held("counter").value().utf8()).isEqualTo("200");
    assertThat(trial().held("counter").version()).as("one version an increment").isEqualTo(201);
  }

  @Test
  default void everyWriteHasARevisionOfItsOwn() {
    long before = trial().now();
    Set<Long> revisions = ConcurrentHashMap.newKeySet();

    Crowd.run(
        4,
        member -> {
          long last = 0;
          for (int i = 0; i < 100; i++) {
            long revision = trial().put("key-" + member, "value " + i);
            assertThat(revision).as("revision after %d", last).isGreaterThan(last);
            last = revision;
            revisions.add(revision);
          }
        });

    assertThat(revisions).hasSize(400);
    assertThat(trial().now()).as("the latest revision").isEqualTo(before + 400);
  }

  @Test
  default void oneOfManyCreatesSucceeds() {
    Set<Integer> winners = ConcurrentHashMap.newKeySet();

    Crowd.run(
        8,
        member -> {
          for (int round = 0; round < 20; round++) {
            ByteString value = ByteString.utf8("by " + member);
            if (trial()
                    .store()
                    .commit(Txn.create(trial().key("round-" + round), value))
                    .isCommitted()
                && !winners.add(round)) {
              throw new AssertionError("two threads created the key of round " + round);
            }
          }
        });

    assertThat(winners).hasSize(20);
  }

  @Test
  default void readsSeeWholeTransactionsOnly() {
    trial().commit(pair(0));

    Crowd.run(
        1,
        member -> {
          for (int i = 1; i <= 300; i++) {
            trial().commit(pair(i));
          }
        },
        () -> {
          for (int i = 0; i < 200; i++) {
            List<KeyValue> items = trial().store().range(RangeRequest.of(trial().span())).items();
            assertThat(items).hasSize(2);
            assertThat(items.getFirst().value())
                .as("both keys of a pair")
                .isEqualTo(items.getLast().value());
            assertThat(items.getFirst().modRevision()).isEqualTo(items.getLast().modRevision());
          }
        });
  }

  @Test
  default void historiesAreLinearizable() {
    HistoryRecorder recorder = new HistoryRecorder();
    List<ByteString> keys = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      keys.add(trial().key("register-" + i));
    }

    Crowd.run(
        6,
        member -> {
          HistoryRecorder.Client client = recorder.client(trial().store());
          for (int i = 0; i < 150; i++) {
            client.callAtRandom(keys, ThreadLocalRandom.current());
          }
        });

    HistoryChecker.check(recorder.calls());
    assertThat(recorder.calls()).hasSize(900);
  }

  private void increment(ByteString key) {
    while (true) {
      KeyValue held = trial().store().get(key).orElseThrow();
      String next = String.valueOf(Integer.parseInt(held.value().utf8()) + 1);
      Txn txn = Txn.update(key, held.modRevision(), ByteString.utf8(next));
      if (trial().store().commit(txn).isCommitted()) {
        return;
      }
    }
  }

  private Txn pair(int value) {
    ByteString text = ByteString.utf8("value " + value);
    return Txn.builder().put(trial().key("left"), text).put(trial().key("right"), text).build();
  }
}
