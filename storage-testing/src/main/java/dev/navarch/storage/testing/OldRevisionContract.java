package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import java.util.Map;
import java.util.Random;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** Reads at revisions that are no longer the latest, or not there yet. */
interface OldRevisionContract extends Contract {
  @Test
  default void anOldRevisionShowsWhatWasThereThen() {
    long before = trial().now();
    long put = trial().put("a", "one");
    long changed = trial().put("a", "two");
    long deleted = trial().delete("a");
    long again = trial().put("a", "three");

    assertThat(trial().textsAt(before)).as("before the first put").isEmpty();
    assertThat(trial().textsAt(put)).isEqualTo(Map.of("a", "one"));
    assertThat(trial().textsAt(changed)).isEqualTo(Map.of("a", "two"));
    assertThat(trial().textsAt(deleted)).as("after the delete").isEmpty();
    assertThat(trial().textsAt(again)).isEqualTo(Map.of("a", "three"));
  }

  @Test
  default void everyOldStateCanBeReadAgain() {
    StoreModel model = new StoreModel(trial().now());
    Random random = new Random(7);
    for (int i = 0; i < 80; i++) {
      Txn.Builder txn = Txn.builder();
      for (int key = 0; key < 12; key++) {
        switch (random.nextInt(8)) {
          case 0 -> txn.delete(trial().key("key-" + key));
          case 1, 2 -> txn.put(trial().key("key-" + key), ByteString.utf8("value " + i));
          default -> {}
        }
      }
      Txn built = txn.build();
      assertThat(trial().store().commit(built)).isEqualTo(model.commit(built));
    }

    for (long revision = model.compacted(); revision <= model.revision(); revision++) {
      RangeRequest all = RangeRequest.of(trial().span()).at(revision);
      for (RangeRequest request :
          new RangeRequest[] {all, all.limit(3), RangeRequest.count(trial().span()).at(revision)}) {
        assertThat(AsText.range(trial().store().range(request)))
            .as("%s", request)
            .isEqualTo(AsText.range(model.range(request)));
      }
    }
  }

  @Test
  default void aReadAtAnOldRevisionTellsThatRevision() {
    long old = trial().put("a", "one");
    trial().put("a", "two");

    assertThat(trial().store().range(RangeRequest.of(trial().span()).at(old)).revision())
        .isEqualTo(old);
    assertThat(trial().store().range(RangeRequest.count(trial().span()).at(old)).revision())
        .as("when counting")
        .isEqualTo(old);
  }

  @Test
  default void aRevisionThatIsNotThereYetIsRefused() {
    long latest = trial().put("a", "one");

    assertThatThrownBy(() -> trial().store().range(RangeRequest.of(trial().span()).at(latest + 1)))
        .asInstanceOf(InstanceOfAssertFactories.type(StorageException.FutureRevision.class))
        .extracting(StorageException.FutureRevision::currentRevision)
        .as("the latest revision told")
        .isEqualTo(latest);
    assertThatThrownBy(
            () -> trial().store().range(RangeRequest.count(trial().span()).at(latest + 1)))
        .as("when counting")
        .isInstanceOf(StorageException.FutureRevision.class);
  }
}
