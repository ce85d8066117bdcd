package dev.navarch.storage.embedded;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Writes of every kind, the same for the same seed but for the ids of leases. */
final class Scenario {
  private static final int KEYS = 60;

  private final Store store;
  private final Random random;
  private final List<Long> live = new ArrayList<>();
  private final Set<Long> granted = new TreeSet<>();

  Scenario(Store store, long seed) {
    this.store = store;
    this.random = new Random(seed);
  }

  /** Makes so many steps, and gives the leases that were granted, ended ones too. */
  Set<Long> run(int steps) {
    for (int i = 0; i < steps; i++) {
      step();
    }
    return granted;
  }

  private void step() {
    switch (random.nextInt(20)) {
      case 0, 1, 2 -> store.commit(Txn.delete(key()));
      case 3, 4, 5 -> several();
      case 6 -> {
        long id = store.leases().grant(Duration.ofHours(random.nextInt(1, 9))).id();
        live.add(id);
        granted.add(id);
      }
      case 7 -> {
        if (live.size() > 4) {
          store.leases().revoke(live.remove(random.nextInt(live.size())));
        }
      }
      case 8, 9 -> {
        if (!live.isEmpty()) {
          long lease = live.get(random.nextInt(live.size()));
          store.commit(Txn.builder().put(key(), value(), lease).build());
        }
      }
      default -> store.commit(Txn.put(key(), value()));
    }
  }

  private void several() {
    Txn.Builder txn = Txn.builder();
    for (int i = random.nextInt(KEYS); i < KEYS; i += 1 + random.nextInt(KEYS / 3)) {
      if (random.nextInt(4) == 0) {
        txn.delete(key(i));
      } else {
        txn.put(key(i), value());
      }
    }
    store.commit(txn.build());
  }

  private ByteString key() {
    return key(random.nextInt(KEYS));
  }

  private static ByteString key(int number) {
    return ByteString.utf8("/registry/things/" + number);
  }

  /** Mostly small; now and then longer than a page of the database. */
  private ByteString value() {
    byte[] value = new byte[random.nextInt(random.nextInt(12) == 0 ? 9_000 : 400)];
    random.nextBytes(value);
    return ByteString.wrap(value);
  }
}
