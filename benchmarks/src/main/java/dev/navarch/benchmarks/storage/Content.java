package dev.navarch.benchmarks.storage;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** Brings a store into the state in which it is measured; how fast does not matter here. */
final class Content {
  private static final int LOADERS = 8;
  private static final int BATCH = 128;
  private static final int WRITERS = 256;

  private Content() {}

  /** Puts the pods from 0 on, many in a transaction, and returns the revision of the last. */
  static long load(Store store, int pods) {
    AtomicInteger next = new AtomicInteger();
    return Crew.run(
            LOADERS,
            loader -> {
              SplittableRandom random = new SplittableRandom(loader);
              long revision = 0;
              for (int first = next.getAndAdd(BATCH); first < pods; first = next.getAndAdd(BATCH)) {
                Txn.Builder txn = Txn.builder();
                for (int i = first; i < Math.min(first + BATCH, pods); i++) {
                  txn.put(Pods.key(i), Pods.value(random));
                }
                revision = committed(store.commit(txn.build()));
              }
              return revision;
            })
        .stream()
        .mapToLong(Long::longValue)
        .max()
        .orElseThrow();
  }

  /** Overwrites pods at random, each in a transaction of its own. */
  static void overwrite(Store store, int pods, int times) {
    ByteString[] keys = Pods.keys(pods);
    AtomicInteger left = new AtomicInteger(times);
    Crew.run(
        WRITERS,
        writer -> {
          SplittableRandom random = new SplittableRandom(writer);
          int written = 0;
          for (; left.getAndDecrement() > 0; written++) {
            ByteString key = keys[random.nextInt(pods)];
            long unused = committed(store.commit(Txn.put(key, Pods.value(random))));
          }
          return written;
        });
  }

  /** Reads the pod that is always there. */
  static void requirePod(Store store) {
    if (store.get(Pods.key(0)).isEmpty()) {
      throw new IllegalStateException("the first pod is not there");
    }
  }

  /** The revision of a transaction, none of whose conditions may have failed. */
  static long committed(TxnResult result) {
    if (!result.isCommitted()) {
      throw new IllegalStateException("a transaction met a conflict: " + result);
    }
    return result.revision();
  }
}
