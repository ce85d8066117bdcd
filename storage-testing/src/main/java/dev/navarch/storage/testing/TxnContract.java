package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What transactions write, and how they count. */
interface TxnContract extends Contract {
  @Test
  default void aKeyThatWasNeverWrittenHoldsNothing() {
    trial().requireAbsent("a");
  }

  @Test
  default void aPutMakesAKey() {
    long revision = trial().put("a", "one");

    assertThat(AsText.item(trial().held("a")))
        .isEqualTo(
            AsText.item(
                new KeyValue(
                    trial().key("a"), ByteString.utf8("one"), revision, revision, 1, Lease.NONE)));
  }

  @Test
  default void anotherPutCountsAVersionAndKeepsTheCreateRevision() {
    long created = trial().put("a", "one");
    trial().put("a", "two");
    long modified = trial().put("a", "three");

    assertThat(AsText.item(trial().held("a")))
        .isEqualTo(
            AsText.item(
                new KeyValue(
                    trial().key("a"), ByteString.utf8("three"), created, modified, 3, Lease.NONE)));
  }

  @Test
  default void everyTransactionThatChangesSomethingIsOneRevision() {
    long before = trial().now();

    assertThat(trial().put("a", "one")).as("a put").isEqualTo(before + 1);
    assertThat(trial().put("a", "one")).as("a put of the same value").isEqualTo(before + 2);
    assertThat(
            trial()
                .commit(
                    Txn.builder()
                        .put(trial().key("b"), ByteString.utf8("two"))
                        .put(trial().key("c"), ByteString.utf8("three"))
                        .delete(trial().key("a"))
                        .build()))
        .as("two puts and a delete at once")
        .isEqualTo(before + 3);
    assertThat(trial().delete("b")).as("a delete").isEqualTo(before + 4);
    assertThat(trial().now()).as("the latest revision").isEqualTo(before + 4);
  }

  @Test
  default void allKeysOfATransactionCarryItsRevision() {
    trial().put("b", "old");
    trial().put("c", "old");

    long revision =
        trial()
            .commit(
                Txn.builder()
                    .put(trial().key("c"), ByteString.utf8("new"))
                    .delete(trial().key("b"))
                    .put(trial().key("a"), ByteString.utf8("new"))
                    .build());

    assertThat(trial().held("a").modRevision()).isEqualTo(revision);
    assertThat(trial().held("a").version()).isEqualTo(1);
    assertThat(trial().held("c").modRevision()).isEqualTo(revision);
    assertThat(trial().held("c").version()).isEqualTo(2);
    trial().requireAbsent("b");
  }

  @Test
  default void aKeyDeletedAndPutAgainIsANewKey() {
    trial().put("a", "one");
    trial().put("a", "two");
    long deleted = trial().delete("a");
    trial().requireAbsent("a");

    long again = trial().put("a", "three");

    assertThat(again).isEqualTo(deleted + 1);
    assertThat(trial().held("a").createRevision()).as("create revision").isEqualTo(again);
    assertThat(trial().held("a").version()).as("version").isEqualTo(1);
  }

  @Test
  default void writingOneKeyLeavesOthersAlone() {
    trial().put("a", "one");
    KeyValue before = trial().held("a");

    trial().put("ab", "two");
    trial().put("A", "three");
    trial().delete("ab");

    assertThat(trial().held("a")).isEqualTo(before);
  }

  @Test
  default void anEmptyValueIsAValue() {
    trial().put("a", "");

    assertThat(trial().held("a").value()).isEqualTo(ByteString.EMPTY);
    assertThat(trial().texts()).containsOnlyKeys("a");
  }

  @Test
  default void allBytesComeBackInKeysAndValues() {
    byte[] all = new byte[256];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) i;
    }
    ByteString bytes = ByteString.wrap(all);
    ByteString key = trial().prefix().concat(bytes);

    trial().commit(Txn.put(key, bytes));

    KeyValue held = trial().store().get(key).orElseThrow();
    assertThat(held.key()).isEqualTo(key);
    assertThat(held.value()).isEqualTo(bytes);
  }

  @Test
  default void deletingWhatIsNotThereChangesNothing() {
    long before = trial().put("a", "one");

    assertThat(trial().delete("b")).as("revision told").isEqualTo(before);

    assertThat(trial().now()).as("the latest revision").isEqualTo(before);
  }

  @Test
  default void aTransactionThatFindsNothingToDeleteStillPuts() {
    long before = trial().now();

    long revision =
        trial()
            .commit(
                Txn.builder()
                    .delete(trial().key("gone"))
                    .put(trial().key("a"), ByteString.utf8("one"))
                    .build());

    assertThat(revision).isEqualTo(before + 1);
    assertThat(trial().texts()).containsOnlyKeys("a");
  }

  @Test
  default void anEmptyTransactionChangesNothing() {
    long before = trial().put("a", "one");

    TxnResult result = trial().store().commit(new Txn(List.of(), List.of()));

    assertThat(result).isEqualTo(new TxnResult.Committed(before));
    assertThat(trial().now()).as("the latest revision").isEqualTo(before);
  }

  @Test
  default void aTransactionWritesNoKeyTwice() {
    assertThatIllegalArgumentException()
        .isThrownBy(() ->
            trial()
                .store()
                .commit(
                    Txn.builder()
                        .put(trial().key("a"), ByteString.EMPTY)
                        .delete(trial().key("a"))
                        .build()))
        .withMessageContaining("twice");
    trial().requireAbsent("a");
  }

  @Test
  default void aWriteIsSeenByEveryReadAfterIt() {
    for (int i = 0; i < 20; i++) {
      long revision = trial().put("a", "value " + i);

      assertThat(trial().held("a").value().utf8()).as("get").isEqualTo("value " + i);
      assertThat(trial().texts()).as("range").containsEntry("a", "value " + i);
      assertThat(trial().store().revision()).as("revision()").isGreaterThanOrEqualTo(revision);
    }
  }
}
