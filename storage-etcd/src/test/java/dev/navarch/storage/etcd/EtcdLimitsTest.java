package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Limits;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StoreHealth;
import dev.navarch.storage.Txn;
import dev.navarch.storage.testing.Crowd;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server limits, not the store. */
@Timeout(120)
class EtcdLimitsTest {
  @ParameterizedTest
  @ValueSource(ints = {1_600_000, 3_000_000})
  void whatTheServerFindsTooLargeIsTooLarge(int bytes) {
    EtcdConfig generous = SharedEtcd.config().withLimits(new Limits(8_192, 10_000_000, 128));
    try (EtcdStore store = EtcdStore.open(generous)) {
      ByteString key = ByteString.utf8("too-large");

      assertThatThrownBy(() -> store.commit(Txn.put(key, ByteString.wrap(new byte[bytes]))))
          .isInstanceOf(StorageException.TooLarge.class);

      assertThat(store.get(key)).isEmpty();
    }
  }

  @Test
  void aServerWithoutRoomRefusesWritesAndStillReads() {
    EtcdOptions small = EtcdOptions.DEFAULT.withoutSync().withFlag("--quota-backend-bytes=4194304");
    try (EtcdServer server = EtcdServer.start(small);
        EtcdStore store = EtcdStore.open(EtcdConfig.of(server.endpoint().toString()))) {
      ByteString value = ByteString.wrap(new byte[100_000]);
      Map<ByteString, StorageException> refused = new ConcurrentHashMap<>();

      Crowd.run(
          4,
          member -> {
            // The server looks at its size ten times a second: 16 MB may have been let in by then.
            for (int i = 0; i < 40 || (refused.isEmpty() && i < 1_000); i++) {
              ByteString key = ByteString.utf8("key-" + member + "-" + i);
              Throwable thrown = catchThrowable(() -> store.commit(Txn.create(key, value)));
              if (thrown instanceof StorageException cause) {
                refused.put(key, cause);
              }
            }
          });

      assertThat(refused.values()).anyMatch(StorageException.DiskFull.class::isInstance);
      refused.forEach((key, cause) -> {
        if (cause instanceof StorageException.DiskFull) {
          assertThat(store.get(key)).as("a write for which there was no room").isEmpty();
        }
      });
      StoreHealth health = store.health();
      assertThat(health.writable()).isFalse();
      assertThat(health.message()).contains("NOSPACE");
      store.commit(Txn.delete(ByteString.utf8("key-0-0")));
    }
  }

  @Test
  void aLongStretchIsReadWholeAtOneRevision() {
    int many = 3_000;
    try (EtcdStore store = EtcdStore.open(SharedEtcd.config().withKeyPrefix("/long/"))) {
      for (int from = 0; from < many; from += 100) {
        Txn.Builder txn = Txn.builder();
        for (int i = from; i < from + 100; i++) {
          txn.put(ByteString.utf8("key-%05d".formatted(i)), ByteString.wrap(new byte[1_000]));
        }
        store.commit(txn.build());
      }
      RangeRequest all = RangeRequest.of(KeySpan.ALL);

      Crowd.repeat(
          1,
          member -> store.commit(Txn.put(ByteString.utf8("key-00000"), ByteString.EMPTY)),
          () -> {
            for (int i = 0; i < 5; i++) {
              RangeResult result = store.range(all);
              assertThat(result.count()).isEqualTo(many);
              assertThat(result.items()).hasSize(many);
              assertThat(result.items()).allMatch(item -> item.modRevision() <= result.revision());
            }
          });

      RangeResult limited = store.range(all.limit(2_345));
      assertThat(limited.items()).hasSize(2_345);
      assertThat(limited.count()).isEqualTo(many);
      assertThat(limited.hasMore()).isTrue();
      List<ByteString> keys = limited.items().stream().map(KeyValue::key).toList();
      assertThat(keys).isSorted().doesNotHaveDuplicates();
    }
  }
}
