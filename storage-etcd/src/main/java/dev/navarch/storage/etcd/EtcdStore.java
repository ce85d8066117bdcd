package dev.navarch.storage.etcd;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Leases;
import dev.navarch.storage.Limits;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.StoreHealth;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import io.grpc.ManagedChannel;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A store in an etcd, 3.4 or newer.
 *
 * <p>Reads are linearizable. All members are used in turn; a member that is lost fails the calls
 * that were on their way to it, and reads are then done by another. A write is never done twice: it
 * is repeated only if it certainly had no effect, and fails with an outcome that is not known if
 * the answer was lost. Watches outlive the members that serve them.
 */
public final class EtcdStore implements Store {
  /** How soon a member that was away is tried again. */
  private static final Duration REDIAL = Duration.ofMillis(500);

  private static final Duration HEALTH_TIMEOUT = Duration.ofSeconds(3);
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Lifecycle lifecycle = new Lifecycle();
  private final KnownRevision revision = new KnownRevision();
  private final Limits limits;
  private final ManagedChannel channel;
  private final Timers timers = new Timers();
  private final EtcdCalls calls;
  private final EtcdLeases leases;
  private final EtcdRanges ranges;
  private final EtcdTxns txns;
  private final EtcdHealth health;
  private final OldestRevision oldest;
  private final WatchRoom watches;
  private final @Nullable EtcdCompactor compactor;

  private EtcdStore(EtcdConfig config) {
    limits = config.limits();
    channel = EtcdChannel.open(config);
    calls = new EtcdCalls(channel, config, lifecycle, revision);
    Keyspace keys = new Keyspace(ByteString.utf8(config.keyPrefix()));
    oldest = new OldestRevision(calls, keys.prefix());
    leases = new EtcdLeases(calls);
    ranges = new EtcdRanges(calls, keys, oldest);
    txns = new EtcdTxns(calls, keys, leases, revision);
    Duration soon =
        config.requestTimeout().compareTo(HEALTH_TIMEOUT) < 0
            ? config.requestTimeout()
            : HEALTH_TIMEOUT;
    MemberVersions versions = new MemberVersions(calls, config.endpoints().size(), soon);
    health = new EtcdHealth(calls, versions, oldest, revision, keys, soon);
    watches = new WatchRoom(channel, keys, ranges, versions, revision, lifecycle, timers);
    compactor =
        config.compactionInterval().isZero()
            ? null
            : new EtcdCompactor(calls, lifecycle, config.compactionInterval());
  }

  /**
   * Connects to an etcd.
   *
   * @throws StorageException.Unavailable if none can be reached; the message says why
   * @throws IllegalArgumentException if the configuration makes no sense
   * @throws java.io.UncheckedIOException if a certificate or key cannot be read
   */
  public static EtcdStore open(EtcdConfig config) {
    EtcdStore store = new EtcdStore(config);
    try {
      store.ranges.head();
      store.start();
      return store;
    } catch (RuntimeException e) {
      store.close();
      throw e;
    }
  }

  private void start() {
    // gRPC itself would wait for up to two minutes before it tries a lost member again.
    timers.every(REDIAL, channel::resetConnectBackoff);
    if (compactor != null) {
      compactor.start();
    }
  }

  @Override
  public Optional<KeyValue> get(ByteString key) {
    lifecycle.checkOpen();
    return ranges.get(key);
  }

  @Override
  public RangeResult range(RangeRequest request) {
    lifecycle.checkOpen();
    return ranges.range(request);
  }

  @Override
  public TxnResult commit(Txn txn) {
    lifecycle.checkOpen();
    limits.check(txn);
    return txns.commit(txn);
  }

  @Override
  public Watch watch(WatchRequest request, WatchListener listener) {
    lifecycle.checkOpen();
    return watches.open(request, listener);
  }

  @Override
  public long revision() {
    return revision.get();
  }

  @Override
  public void compact(long revision) {
    lifecycle.checkOpen();
    try {
      EtcdCompactor.compact(calls, revision);
    } catch (EtcdFailure e) {
      throw e.meaning() == EtcdFailure.Meaning.FUTURE_REVISION
          ? new StorageException.FutureRevision(revision, ranges.head())
          : e.toStorageException();
    }
  }

  @Override
  public Leases leases() {
    return leases;
  }

  @Override
  public Limits limits() {
    return limits;
  }

  @Override
  public StoreHealth health() {
    lifecycle.checkOpen();
    return health.look();
  }

  @Override
  public void close() {
    if (!lifecycle.close()) {
      return;
    }
    timers.close();
    watches.close();
    channel.shutdownNow();
    if (compactor != null) {
      compactor.close();
    }
    try {
      channel.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
