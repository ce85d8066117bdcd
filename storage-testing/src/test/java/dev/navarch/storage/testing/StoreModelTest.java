package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.WatchEvent;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The model is what everything is compared with, so it is told here by hand what is right. */
class StoreModelTest {
  private static final ByteString A = ByteString.utf8("a");
  private static final ByteString B = ByteString.utf8("b");
  private static final ByteString ONE = ByteString.utf8("one");
  private static final ByteString TWO = ByteString.utf8("two");

  private final StoreModel model = new StoreModel(10);

  @Test
  void aLifeOfAKey() {
    assertThat(model.commit(Txn.create(A, ONE))).isEqualTo(new TxnResult.Committed(11));
    assertThat(model.commit(Txn.create(A, TWO)))
        .isEqualTo(
            new TxnResult.Conflict(11, List.of(Optional.of(new KeyValue(A, ONE, 11, 11, 1, 0)))));
    assertThat(model.commit(Txn.update(A, 11, TWO))).isEqualTo(new TxnResult.Committed(12));
    assertThat(model.get(A)).contains(new KeyValue(A, TWO, 11, 12, 2, 0));
    assertThat(model.commit(Txn.delete(B))).isEqualTo(new TxnResult.Committed(12));
    assertThat(model.commit(Txn.delete(A, 12))).isEqualTo(new TxnResult.Committed(13));
    assertThat(model.get(A)).isEmpty();
    assertThat(model.commit(Txn.put(A, ONE))).isEqualTo(new TxnResult.Committed(14));
    assertThat(model.get(A)).contains(new KeyValue(A, ONE, 14, 14, 1, 0));
  }

  @Test
  void everyRevisionIsKeptUntilItIsCompacted() {
    model.commit(Txn.put(A, ONE));
    model.commit(Txn.put(B, ONE));
    model.commit(Txn.delete(A));

    assertThat(model.range(RangeRequest.of(KeySpan.ALL).at(12).limit(1)).items())
        .containsExactly(new KeyValue(A, ONE, 11, 11, 1, 0));
    assertThat(model.range(RangeRequest.of(KeySpan.ALL).at(12).limit(1)).count()).isEqualTo(2);
    assertThat(model.range(RangeRequest.count(KeySpan.ALL)).count()).isEqualTo(1);

    model.compact(12);
    assertThat(model.range(RangeRequest.count(KeySpan.ALL).at(12)).count()).isEqualTo(2);
    assertThatThrownBy(() -> model.range(RangeRequest.of(KeySpan.ALL).at(11)))
        .isInstanceOf(StorageException.Compacted.class);
    assertThatThrownBy(() -> model.range(RangeRequest.of(KeySpan.ALL).at(14)))
        .isInstanceOf(StorageException.FutureRevision.class);
    assertThatThrownBy(() -> model.events(KeySpan.ALL, 12))
        .isInstanceOf(StorageException.Compacted.class);
    assertThat(model.events(KeySpan.ALL, 13))
        .containsExactly(new WatchEvent.Delete(A, 13, new KeyValue(A, ONE, 11, 11, 1, 0)));
  }

  @Test
  void aLeaseTakesItsKeysAlong() {
    model.commit(Txn.builder().put(A, ONE, 7).put(B, ONE, 8).build());

    model.revoke(7);
    model.revoke(7);

    assertThat(model.revision()).isEqualTo(12);
    assertThat(model.get(A)).isEmpty();
    assertThat(model.get(B)).isPresent();
  }
}
