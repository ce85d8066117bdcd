package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchRequest;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What one test works on: a store, keys that no other test uses, and shortcuts whose failures tell
 * what went wrong. Names in here are keys without the prefix. Closing ends watches and leases
 * before the store, so that nothing of this test happens during the next one.
 */
final class Trial implements AutoCloseable {
  /** Apart from those of other processes that test with the same server. */
  private static final String RUN =
      Long.toString(ThreadLocalRandom.current().nextLong(1L << 40), 36);

  private static final AtomicInteger COUNT = new AtomicInteger();

  private final Store store;
  private final Abilities abilities;
  private final ByteString prefix;
  private final Queue<Watch> watches = new ConcurrentLinkedQueue<>();
  private final Queue<Lease> leases = new ConcurrentLinkedQueue<>();

  Trial(Store store, Abilities abilities) {
    this(
        store,
        abilities,
        ByteString.utf8("/contract/" + RUN + "-" + COUNT.incrementAndGet() + "/"));
  }

  private Trial(Store store, Abilities abilities, ByteString prefix) {
    this.store = store;
    this.abilities = abilities;
    this.prefix = prefix;
  }

  /** The same keys in a store that was opened later. */
  Trial on(Store reopened) {
    return new Trial(reopened, abilities, prefix);
  }

  Store store() {
    return store;
  }

  Abilities abilities() {
    return abilities;
  }

  ByteString prefix() {
    return prefix;
  }

  ByteString key(String name) {
    return prefix.concat(ByteString.utf8(name));
  }

  /** All keys of this test. */
  KeySpan span() {
    return KeySpan.prefix(prefix);
  }

  /** The latest revision, also if somebody else made it. */
  long now() {
    return store.range(RangeRequest.count(span())).revision();
  }

  /** Runs a transaction that must succeed, and tells its revision. */
  long commit(Txn txn) {
    return switch (store.commit(txn)) {
      case TxnResult.Committed committed -> committed.revision();
      case TxnResult.Conflict conflict -> fail("%s ended with %s", txn, conflict);
    };
  }

  /** Runs a transaction that must fail. */
  TxnResult.Conflict conflict(Txn txn) {
    return switch (store.commit(txn)) {
      case TxnResult.Conflict conflict -> conflict;
      case TxnResult.Committed committed -> fail("%s succeeded: %s", txn, committed);
    };
  }

  long put(String name, String value) {
    return commit(Txn.put(key(name), ByteString.utf8(value)));
  }

  long put(String name, String value, Lease lease) {
    return commit(Txn.builder().put(key(name), ByteString.utf8(value), lease.id()).build());
  }

  long delete(String name) {
    return commit(Txn.delete(key(name)));
  }

  /** What the key holds; it must be there. */
  KeyValue held(String name) {
    return store.get(key(name)).orElseGet(() -> fail("there is no key %s", name));
  }

  void requireAbsent(String name) {
    assertThat(store.get(key(name))).as("what %s holds", name).isEmpty();
  }

  /** Names and values, in the order that the store gives them. */
  Map<String, String> texts() {
    return texts(RangeRequest.of(span()));
  }

  Map<String, String> textsAt(long revision) {
    return texts(RangeRequest.of(span()).at(revision));
  }

  Map<String, String> texts(RangeRequest request) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (KeyValue item : store.range(request).items()) {
      texts.put(name(item.key()), item.value().utf8());
    }
    return texts;
  }

  String name(ByteString key) {
    assertThat(key.startsWith(prefix)).as("%s belongs to this test", key.utf8()).isTrue();
    return key.withoutFirst(prefix.length()).utf8();
  }

  /** Watches all keys of this test from now on. */
  RecordingListener watch() {
    return watch(WatchRequest.of(span()));
  }

  RecordingListener watch(WatchRequest request) {
    RecordingListener listener = new RecordingListener();
    Watch unused = watch(request, listener);
    return listener;
  }

  Watch watch(WatchRequest request, RecordingListener listener) {
    Watch watch = store.watch(request, listener);
    watches.add(watch);
    return watch;
  }

  Lease grant(Duration timeToLive) {
    Lease lease = store.leases().grant(timeToLive);
    leases.add(lease);
    return lease;
  }

  /** A lease that does not end while a test runs. */
  Lease longLease() {
    return grant(Duration.ofMinutes(5));
  }

  @Override
  public void close() {
    try {
      watches.forEach(Watch::close);
      for (Lease lease : leases) {
        revoke(lease);
      }
    } finally {
      store.close();
    }
  }

  private void revoke(Lease lease) {
    try {
      store.leases().revoke(lease.id());
    } catch (StorageException.LeaseNotFound | StorageException.Closed e) {
      // It is over already.
    }
  }
}
