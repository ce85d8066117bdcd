package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult.Conflict;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Conditions of transactions: when they hold, and what is told when they do not. */
interface CompareContract extends Contract {
  ByteString VALUE = ByteString.utf8("new");

  @Test
  default void aKeyIsCreatedOnce() {
    long revision = trial().commit(Txn.create(trial().key("a"), VALUE));
    KeyValue made = trial().held("a");

    Conflict conflict = trial().conflict(Txn.create(trial().key("a"), ByteString.utf8("other")));

    assertThat(conflict.current()).containsExactly(Optional.of(made));
    assertThat(conflict.revision()).isEqualTo(revision);
    assertThat(trial().held("a")).as("the key after the conflict").isEqualTo(made);
    assertThat(trial().now()).as("the latest revision").isEqualTo(revision);
  }

  @Test
  default void aDeletedKeyCanBeCreatedAgain() {
    trial().commit(Txn.create(trial().key("a"), VALUE));
    trial().delete("a");

    long revision = trial().commit(Txn.create(trial().key("a"), VALUE));

    assertThat(trial().held("a").createRevision()).isEqualTo(revision);
  }

  @Test
  default void anUpdateWithTheLastRevisionSucceeds() {
    long first = trial().put("a", "old");

    long second = trial().commit(Txn.update(trial().key("a"), first, VALUE));
    trial().commit(Txn.update(trial().key("a"), second, ByteString.utf8("newest")));

    assertThat(trial().held("a").value().utf8()).isEqualTo("newest");
    assertThat(trial().held("a").version()).isEqualTo(3);
  }

  @Test
  default void anUpdateWithAnOlderRevisionConflicts() {
    long first = trial().put("a", "old");
    trial().put("a", "current");
    KeyValue current = trial().held("a");

    Conflict conflict = trial().conflict(Txn.update(trial().key("a"), first, VALUE));

    assertThat(conflict.current()).containsExactly(Optional.of(current));
    assertThat(trial().held("a")).as("the key after the conflict").isEqualTo(current);
  }

  @Test
  default void anUpdateOfAnAbsentKeyConflicts() {
    long revision = trial().put("b", "other");

    Conflict conflict = trial().conflict(Txn.update(trial().key("a"), revision, VALUE));

    assertThat(conflict.current()).containsExactly(Optional.empty());
    trial().requireAbsent("a");
  }

  @Test
  default void aDeletedKeyHasNoRevisionToCompareWith() {
    long put = trial().put("a", "old");
    long deleted = trial().delete("a");

    assertThat(trial().conflict(Txn.update(trial().key("a"), put, VALUE)).current())
        .as("compared with the revision of the put")
        .containsExactly(Optional.empty());
    assertThat(trial().conflict(Txn.update(trial().key("a"), deleted, VALUE)).current())
        .as("compared with the revision of the delete")
        .containsExactly(Optional.empty());
  }

  @Test
  default void aKeyThatCameBackIsNotTheOneComparedWith() {
    long old = trial().put("a", "same");
    trial().delete("a");
    trial().put("a", "same");

    Conflict conflict = trial().conflict(Txn.delete(trial().key("a"), old));

    assertThat(conflict.current()).containsExactly(Optional.of(trial().held("a")));
  }

  @Test
  default void aDeleteComparesToo() {
    long first = trial().put("a", "old");
    long second = trial().put("a", "current");

    trial().conflict(Txn.delete(trial().key("a"), first));
    assertThat(trial().held("a").modRevision()).as("after the conflict").isEqualTo(second);
    long deleted = trial().commit(Txn.delete(trial().key("a"), second));

    assertThat(deleted).isEqualTo(second + 1);
    trial().requireAbsent("a");
  }

  @Test
  default void aConflictTellsOfEveryConditionInOrder() {
    long a = trial().put("a", "one");
    long c = trial().put("c", "three");

    Conflict conflict =
        trial()
            .conflict(
                Txn.builder()
                    .ifRevision(trial().key("c"), c)
                    .ifAbsent(trial().key("b"))
                    .ifRevision(trial().key("a"), a + 1_000)
                    .put(trial().key("d"), VALUE)
                    .build());

    assertThat(conflict.current())
        .as("those that held are told as well")
        .containsExactly(
            Optional.of(trial().held("c")), Optional.empty(), Optional.of(trial().held("a")));
    assertThat(conflict.revision()).isEqualTo(c);
  }

  @Test
  default void aKeyMayStandInSeveralConditions() {
    long revision = trial().put("a", "one");
    Optional<KeyValue> held = Optional.of(trial().held("a"));

    Conflict conflict =
        trial()
            .conflict(
                Txn.builder()
                    .ifRevision(trial().key("a"), revision)
                    .ifAbsent(trial().key("a"))
                    .put(trial().key("a"), VALUE)
                    .build());

    assertThat(conflict.current()).containsExactly(held, held);
  }

  @Test
  default void aConflictWritesNothingAtAll() {
    trial().put("a", "one");
    long before = trial().put("b", "two");

    Conflict conflict =
        trial()
            .conflict(
                Txn.builder()
                    .ifRevision(trial().key("b"), before)
                    .ifAbsent(trial().key("a"))
                    .put(trial().key("b"), VALUE)
                    .put(trial().key("c"), VALUE)
                    .delete(trial().key("a"))
                    .build());

    assertThat(conflict.revision()).isEqualTo(before);
    assertThat(trial().now()).as("the latest revision").isEqualTo(before);
    assertThat(trial().texts()).containsOnlyKeys("a", "b").containsEntry("b", "two");
  }

  @Test
  default void conditionsMayBeOnKeysThatAreNotWritten() {
    long guard = trial().put("guard", "");

    trial()
        .commit(
            Txn.builder()
                .ifRevision(trial().key("guard"), guard)
                .ifAbsent(trial().key("lock"))
                .put(trial().key("a"), VALUE)
                .build());

    assertThat(trial().texts()).containsOnlyKeys("a", "guard");
    assertThat(trial().held("guard").modRevision()).as("the guard").isEqualTo(guard);
  }

  @Test
  default void conditionsAloneChangeNothing() {
    long revision = trial().put("a", "one");

    assertThat(trial().commit(Txn.builder().ifRevision(trial().key("a"), revision).build()))
        .as("revision told by conditions that hold")
        .isEqualTo(revision);
    assertThat(trial().conflict(Txn.builder().ifAbsent(trial().key("a")).build()).current())
        .as("told by a condition that does not")
        .containsExactly(Optional.of(trial().held("a")));
    assertThat(trial().now()).as("the latest revision").isEqualTo(revision);
  }

  @Test
  default void conditionsAreLookedAtBeforeAnythingIsWritten() {
    trial()
        .commit(
            Txn.builder()
                .ifAbsent(trial().key("a"))
                .ifAbsent(trial().key("b"))
                .put(trial().key("a"), VALUE)
                .put(trial().key("b"), VALUE)
                .build());

    assertThat(trial().texts()).containsOnlyKeys("a", "b");
  }
}
