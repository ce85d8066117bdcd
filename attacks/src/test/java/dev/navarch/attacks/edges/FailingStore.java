package dev.navarch.attacks.edges;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Leases;
import dev.navarch.storage.Limits;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.Store;
import dev.navarch.storage.StoreHealth;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A store whose writes fail on demand. */
final class FailingStore implements Store {
  private final Store store;
  private volatile @Nullable Throwable failure;

  FailingStore(Store store) {
    this.store = store;
  }

  /** Makes writes fail; null ends that. */
  void failWith(@Nullable Throwable cause) {
    failure = cause;
  }

  @Override
  public TxnResult commit(Txn txn) {
    switch (failure) {
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      case null, default -> {
        return store.commit(txn);
      }
    }
  }

  @Override
  public StoreHealth health() {
    StoreHealth health = store.health();
    return failure == null
        ? health
        : new StoreHealth(
            false,
            "a write failed, and the store is read-only until it is opened again",
            health.revision(),
            health.compactedRevision(),
            health.storedBytes());
  }

  @Override
  public Optional<KeyValue> get(ByteString key) {
    return store.get(key);
  }

  @Override
  public RangeResult range(RangeRequest request) {
    return store.range(request);
  }

  @Override
  public Watch watch(WatchRequest request, WatchListener listener) {
    return store.watch(request, listener);
  }

  @Override
  public long revision() {
    return store.revision();
  }

  @Override
  public void compact(long revision) {
    store.compact(revision);
  }

  @Override
  public Leases leases() {
    return store.leases();
  }

  @Override
  public Limits limits() {
    return store.limits();
  }

  @Override
  public void close() {
    store.close();
  }
}
