package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Random steps against a store and its model. Not for several threads. */
final class StoreModelRound {
  /** Few keys, so that steps meet; some are prefixes of others, some are no text. */
  private static final List<String> NAMES =
      List.of("a", "a/", "a/1", "a/1\0", "a/2", "b", "c", "c\uffff", "d");

  private final Trial trial;
  private final StoreModel model;
  private final Random random;
  private final List<Lease> leases = new ArrayList<>();
  private final List<Watched> watches = new ArrayList<>();
  private final List<String> trail = new ArrayList<>();

  private record Watched(KeySpan span, RecordingListener listener, List<WatchEvent> expected) {}

  /** The model knows no earlier revisions, so the store must not either. */
  StoreModelRound(Trial trial, long seed) {
    this.trial = trial;
    trial.store().compact(trial.now());
    this.model = new StoreModel(trial.now());
    this.random = new Random(seed);
  }

  void run(int steps) {
    for (int i = 0; i < steps; i++) {
      step();
    }
    for (Watched watched : watches) {
      compareEvents(watched);
    }
  }

  /** The last steps, one a line. */
  String trail() {
    return "\n  "
        + String.join("\n  ", trail.subList(Math.max(0, trail.size() - 40), trail.size()));
  }

  private void step() {
    switch (random.nextInt(20)) {
      case 0, 1, 2, 3 -> commit(randomPut(Txn.builder(), randomKey()).build());
      case 4, 5 -> commit(Txn.delete(randomKey()));
      case 6 -> commit(Txn.create(randomKey(), randomValue()));
      case 7, 8 -> update();
      case 9, 10, 11 -> commit(randomTxn());
      case 12, 13 -> range(randomRange(0));
      case 14, 15 -> range(randomRange(randomRevision()));
      case 16 -> compact();
      case 17 -> watch();
      case 18 -> grant();
      default -> {
        if (random.nextBoolean()) {
          revoke();
        } else {
          get(randomKey());
        }
      }
    }
  }

  private void commit(Txn txn) {
    trail.add("commit " + txn);
    TxnResult expected = model.commit(txn);
    assertThat(trial.store().commit(txn)).isEqualTo(expected);
    if (expected.isCommitted()) {
      remember(expected.revision());
    }
  }

  private void update() {
    ByteString key = randomKey();
    long modRevision =
        model.get(key).map(KeyValue::modRevision).orElse(0L) + (random.nextInt(4) == 0 ? 1 : 0);
    commit(
        random.nextInt(3) == 0
            ? Txn.delete(key, modRevision)
            : Txn.update(key, modRevision, randomValue()));
  }

  private Txn randomTxn() {
    Txn.Builder txn = Txn.builder();
    for (String name : NAMES) {
      ByteString key = trial.key(name);
      long modRevision = model.get(key).map(KeyValue::modRevision).orElse(0L);
      switch (random.nextInt(24)) {
        case 0, 1, 2 -> txn.ifRevision(key, modRevision);
        case 3 -> txn.ifRevision(key, modRevision + 1);
        case 4 -> txn.ifAbsent(key);
        default -> {}
      }
      switch (random.nextInt(6)) {
        case 0, 1 -> randomPut(txn, key);
        case 2 -> txn.delete(key);
        default -> {}
      }
    }
    return txn.build();
  }

  private Txn.Builder randomPut(Txn.Builder txn, ByteString key) {
    boolean leased = !leases.isEmpty() && random.nextInt(4) == 0;
    return txn.put(
        key, randomValue(), leased ? leases.get(random.nextInt(leases.size())).id() : Lease.NONE);
  }

  private void get(ByteString key) {
    trail.add("get " + key.utf8());
    assertThat(trial.store().get(key).map(AsText::item))
        .isEqualTo(model.get(key).map(AsText::item));
  }

  private void range(RangeRequest request) {
    trail.add("range " + request);
    assertThat(answer(() -> trial.store().range(request)))
        .isEqualTo(answer(() -> model.range(request)));
  }

  private void compact() {
    long revision = random.nextInt(4) == 0 ? model.revision() + 1 : randomRevision();
    trail.add("compact at " + revision);
    assertThat(
            answer(() -> {
              trial.store().compact(revision);
              return new RangeResult(revision, List.of(), 0);
            }))
        .isEqualTo(
            answer(() -> {
              model.compact(revision);
              return new RangeResult(revision, List.of(), 0);
            }));
  }

  /**
   * Begins at random, maybe too early. A write that the watch must hear follows at once, and is
   * waited for: a watch that lags behind may be overtaken by the next compaction, which is right.
   */
  private void watch() {
    ByteString key = randomKey();
    KeySpan span = randomSpan(key);
    long from = random.nextInt(3) == 0 ? model.revision() + 1 : randomRevision();
    if (from == model.compacted()) {
      from++;
    }
    trail.add("watch %s from %d".formatted(span, from));
    RecordingListener listener = trial.watch(WatchRequest.of(span).from(from).withPreviousValues());
    if (from < model.compacted()) {
      assertThat(listener.awaitFailure(StorageException.Compacted.class).oldestRevision())
          .isEqualTo(model.compacted());
      return;
    }
    Watched watched = new Watched(span, listener, new ArrayList<>(model.events(span, from)));
    watches.add(watched);
    commit(Txn.put(key, randomValue()));
    compareEvents(watched);
  }

  private void grant() {
    trail.add("grant");
    leases.add(trial.longLease());
  }

  private void revoke() {
    if (!leases.isEmpty()) {
      Lease lease = leases.remove(random.nextInt(leases.size()));
      trail.add("revoke %x".formatted(lease.id()));
      long before = model.revision();
      trial.store().leases().revoke(lease.id());
      model.revoke(lease.id());
      assertThat(trial.now()).as("revision after the revoke").isEqualTo(model.revision());
      if (model.revision() > before) {
        remember(model.revision());
      }
    }
  }

  /** Keeps what watches must hear, because the model forgets it when it compacts. */
  private void remember(long revision) {
    for (Watched watched : watches) {
      if (watched.expected.isEmpty() || watched.expected.getLast().revision() < revision) {
        watched.expected.addAll(eventsOf(revision, watched.span));
      }
    }
  }

  private List<WatchEvent> eventsOf(long revision, KeySpan span) {
    return revision <= model.compacted()
        ? List.of()
        : model.events(span, revision).stream()
            .filter(event -> event.revision() == revision)
            .toList();
  }

  private void compareEvents(Watched watched) {
    assertThat(AsText.eventsWithPrevious(watched.listener.awaitEvents(watched.expected.size())))
        .as("what a watch of %s heard", watched.span)
        .isEqualTo(AsText.eventsWithPrevious(watched.expected));
  }

  /** An answer or a failure, as text with everything that matters. */
  private static List<String> answer(Supplier<RangeResult> call) {
    try {
      return AsText.range(call.get());
    } catch (StorageException.Compacted e) {
      return List.of("compacted, the oldest is " + e.oldestRevision());
    } catch (StorageException.FutureRevision e) {
      return List.of("not there yet, the latest is " + e.currentRevision());
    }
  }

  private RangeRequest randomRange(long revision) {
    RangeRequest request =
        random.nextInt(6) == 0
            ? RangeRequest.count(randomSpan(randomKey()))
            : RangeRequest.of(randomSpan(randomKey()));
    return request.at(revision).limit(random.nextInt(3) == 0 ? 1 + random.nextInt(4) : 0);
  }

  /** A stretch with this key in it. */
  private KeySpan randomSpan(ByteString key) {
    return switch (random.nextInt(4)) {
      case 0 -> KeySpan.key(key);
      case 1 -> KeySpan.prefix(key);
      case 2 -> new KeySpan(key, trial.span().end());
      default -> trial.span();
    };
  }

  /** One that is kept, mostly, or was so, or is the next. */
  private long randomRevision() {
    long back = random.nextInt(5) == 0 ? 60 : 12;
    long oldest = Math.max(1, model.revision() - back);
    return random.nextLong(oldest, model.revision() + 2);
  }

  private ByteString randomKey() {
    return trial.key(NAMES.get(random.nextInt(NAMES.size())));
  }

  private ByteString randomValue() {
    return ByteString.utf8("value " + random.nextInt(1_000));
  }
}
