package dev.navarch.storage.embedded;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.Limits;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.embedded.WriteLog.Kind;
import dev.navarch.storage.mvcc.HistoryBounds;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A process that writes to a store from many threads until it is killed, and keeps a {@link
 * WriteLog}. It says {@code opening}, {@code open}, and, if a line comes in, {@code closing} and
 * {@code closed}.
 *
 * <p>Arguments: the folder, the log, the first id of its writes, the seed, the number of bytes that
 * values have at most.
 */
final class CrashWriter {
  /** Small, so that compaction and its tidying up never pause. */
  static final EmbeddedOptions OPTIONS =
      new EmbeddedOptions(Limits.DEFAULT, new HistoryBounds(300, Duration.ofHours(1)));

  private static final int THREADS = 16;
  private static final int KEYS = 120;
  private static final int GROUPS = 30;

  private final EmbeddedStore store;
  private final WriteLog log;
  private final AtomicLong ids;
  private final int maxBytes;

  private CrashWriter(EmbeddedStore store, WriteLog log, long firstId, int maxBytes) {
    this.store = store;
    this.log = log;
    this.ids = new AtomicLong(firstId);
    this.maxBytes = maxBytes;
  }

  public static void main(String[] arguments) throws Exception {
    WriteLog log = WriteLog.open(Path.of(arguments[1]));
    System.out.println("opening");
    EmbeddedStore store = EmbeddedStore.open(Path.of(arguments[0]), OPTIONS);
    System.out.println("open");
    CrashWriter writer =
        new CrashWriter(store, log, Long.parseLong(arguments[2]), Integer.parseInt(arguments[4]));
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      Random random = new Random(Long.parseLong(arguments[3]) + i);
      threads.add(Thread.ofVirtual().start(() -> writer.work(random)));
    }
    int unused = System.in.read();
    System.out.println("closing");
    store.close();
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("closed");
  }

  /** The keys of a group are put and deleted together, always all of them. */
  static List<String> group(int number) {
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < 2 + number % 4; i++) {
      keys.add("group-" + number + "/" + i);
    }
    return keys;
  }

  private void work(Random random) {
    try {
      while (true) {
        step(random);
      }
    } catch (StorageException.Closed e) {
      // What was asked for last is an intent without an end.
    } catch (Throwable e) {
      e.printStackTrace();
      System.exit(1);
    }
  }

  private void step(Random random) throws IOException {
    String key = "key-" + random.nextInt(KEYS);
    switch (random.nextInt(24)) {
      case 0, 1, 2, 3, 4, 5 -> put(random, List.of(key), List.of());
      case 6, 7 -> put(random, List.of(key), List.of(0L));
      case 8, 9, 10, 11 -> put(random, List.of(key), List.of(revision(key)));
      case 12, 13, 14 -> delete(List.of(key));
      case 15, 16, 17, 18 -> put(random, group(random.nextInt(GROUPS)), List.of());
      case 19 -> {
        List<String> keys = group(random.nextInt(GROUPS));
        put(random, keys, keys.stream().map(this::revision).toList());
      }
      case 20, 21 -> delete(group(random.nextInt(GROUPS)));
      case 22 -> store.compact(Math.max(1, store.revision() - random.nextInt(200)));
      default -> lease(random);
    }
  }

  private long revision(String key) {
    return store.get(ByteString.utf8(key)).map(KeyValue::modRevision).orElse(0L);
  }

  private void put(Random random, List<String> keys, List<Long> conditions) throws IOException {
    put(random, keys, conditions, Lease.NONE);
  }

  private void put(Random random, List<String> keys, List<Long> conditions, long lease)
      throws IOException {
    long id = ids.getAndIncrement();
    Txn.Builder txn = Txn.builder();
    for (int i = 0; i < keys.size(); i++) {
      ByteString key = ByteString.utf8(keys.get(i));
      if (!conditions.isEmpty()) {
        txn.ifRevision(key, conditions.get(i));
      }
      txn.put(key, Stamp.value(id, random.nextInt(maxBytes)), lease);
    }
    log.intend(id, Kind.PUT, keys, lease);
    commit(id, txn.build());
  }

  private void delete(List<String> keys) throws IOException {
    long id = ids.getAndIncrement();
    Txn.Builder txn = Txn.builder();
    keys.forEach(key -> txn.delete(ByteString.utf8(key)));
    log.intend(id, Kind.DELETE, keys, Lease.NONE);
    commit(id, txn.build());
  }

  private void commit(long id, Txn txn) throws IOException {
    TxnResult result = store.commit(txn);
    if (result.isCommitted()) {
      log.acknowledged(id, Lease.NONE, result.revision());
    } else {
      log.refused(id);
    }
  }

  /** Grants a lease, puts a key under it that nobody else uses, and mostly revokes it again. */
  private void lease(Random random) throws IOException {
    long grant = ids.getAndIncrement();
    log.intend(grant, Kind.GRANT, List.of(), Lease.NONE);
    long lease = store.leases().grant(Duration.ofHours(2)).id();
    log.acknowledged(grant, lease, 0);
    List<String> keys = List.of("leased-" + lease);
    put(random, keys, List.of(), lease);
    if (random.nextInt(8) != 0) {
      long revoke = ids.getAndIncrement();
      log.intend(revoke, Kind.REVOKE, keys, lease);
      store.leases().revoke(lease);
      log.acknowledged(revoke, lease, 0);
    }
  }
}
