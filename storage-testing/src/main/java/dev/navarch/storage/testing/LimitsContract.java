package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.Limits;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import java.util.Arrays;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** How large things may be: exactly as large as the store says. */
interface LimitsContract extends Contract {
  @Test
  default void aValueMayBeAsLargeAsTheLimit() {
    ByteString value = filled(ByteString.EMPTY, limits().maxValueBytes());

    trial().commit(Txn.put(trial().key("large"), value));

    assertThat(trial().held("large").value().equals(value)).as("the value is the same").isTrue();
  }

  @Test
  default void aLargerValueIsRefused() {
    int size = limits().maxValueBytes() + 1;

    requireTooLarge(
        Txn.builder()
            .put(trial().key("small"), ByteString.EMPTY)
            .put(trial().key("large"), filled(ByteString.EMPTY, size))
            .build(),
        size,
        limits().maxValueBytes());
  }

  @Test
  default void aKeyMayBeAsLongAsTheLimit() {
    ByteString key = filled(trial().prefix(), limits().maxKeyBytes());

    trial().commit(Txn.create(key, ByteString.utf8("value")));

    assertThat(trial().store().get(key)).isPresent();
    trial().commit(Txn.delete(key));
    assertThat(trial().store().get(key)).isEmpty();
  }

  @Test
  default void aLongerKeyIsRefused() {
    int size = limits().maxKeyBytes() + 1;
    ByteString key = filled(trial().prefix(), size);

    requireTooLarge(Txn.put(key, ByteString.EMPTY), size, limits().maxKeyBytes());
    requireTooLarge(Txn.delete(key), size, limits().maxKeyBytes());
    requireTooLarge(
        Txn.builder().ifAbsent(key).put(trial().key("a"), ByteString.EMPTY).build(),
        size,
        limits().maxKeyBytes());
  }

  @Test
  default void aTransactionMayHaveAsManyConditionsAndWritesAsTheLimit() {
    trial().commit(transaction(limits().maxOperations(), limits().maxOperations()));

    assertThat(trial().texts()).hasSize(limits().maxOperations());
    assertThat(trial().conflict(transaction(limits().maxOperations(), 0)).current())
        .as("the state of as many conditions")
        .hasSize(limits().maxOperations());
  }

  @Test
  default void aLargerTransactionIsRefused() {
    int most = limits().maxOperations();

    requireTooLarge(transaction(0, most + 1), most + 1, most);
    requireTooLarge(transaction(most + 1, 1), most + 1, most);
  }

  @Test
  default void anEmptyKeyIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> trial().store().commit(Txn.put(ByteString.EMPTY, ByteString.EMPTY)));
    assertThatIllegalArgumentException()
        .isThrownBy(() ->
            trial()
                .store()
                .commit(
                    Txn.builder()
                        .ifAbsent(ByteString.EMPTY)
                        .put(trial().key("a"), ByteString.EMPTY)
                        .build()));
    assertThat(trial().texts()).isEmpty();
  }

  private Limits limits() {
    return trial().store().limits();
  }

  private void requireTooLarge(Txn txn, long size, long limit) {
    long before = trial().now();
    assertThatThrownBy(() -> trial().store().commit(txn))
        .asInstanceOf(InstanceOfAssertFactories.type(StorageException.TooLarge.class))
        .satisfies(refused -> {
          assertThat(refused.size()).as("size told").isEqualTo(size);
          assertThat(refused.limit()).as("limit told").isEqualTo(limit);
        });
    assertThat(trial().texts()).as("written by a refused transaction").isEmpty();
    assertThat(trial().now()).as("the latest revision").isEqualTo(before);
  }

  private Txn transaction(int conditions, int puts) {
    Txn.Builder txn = Txn.builder();
    for (int i = 0; i < conditions; i++) {
      txn.ifAbsent(trial().key("key-" + i));
    }
    for (int i = 0; i < puts; i++) {
      txn.put(trial().key("key-" + i), ByteString.EMPTY);
    }
    return txn.build();
  }

  private static ByteString filled(ByteString start, int length) {
    byte[] bytes = new byte[length];
    Arrays.fill(bytes, (byte) 'x');
    start.copyTo(bytes, 0);
    return ByteString.wrap(bytes);
  }
}
