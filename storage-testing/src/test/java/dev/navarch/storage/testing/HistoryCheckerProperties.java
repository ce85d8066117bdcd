package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.testing.Call.Answer;
import dev.navarch.storage.testing.Call.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;

/** Histories of a model, in which every call takes effect at a moment inside its time. */
class HistoryCheckerProperties {
  private static final List<ByteString> KEYS = List.of(ByteString.utf8("a"), ByteString.utf8("b"));

  @Property(tries = 300)
  void whatAStoreCanDoIsAccepted(@ForAll long seed) {
    HistoryChecker.check(history(new Random(seed), 120));
  }

  @Property(tries = 300)
  void aReadThatIsBehindIsRejected(@ForAll long seed) {
    Random random = new Random(seed);
    List<Call> calls = new ArrayList<>(history(random, 120));
    HistoryChecker.check(calls);
    long end = calls.stream().mapToLong(Call::returned).max().orElseThrow();
    List<Call> acknowledged =
        calls.stream()
            .filter(call -> call.key().equals(KEYS.getFirst()))
            .filter(call -> call.request() instanceof Request.Put)
            .filter(call -> call.answer() instanceof Answer.Done)
            .toList();
    Assume.that(acknowledged.size() > 1);
    Call stale = acknowledged.get(random.nextInt(acknowledged.size() - 1));
    Assume.that(acknowledged.stream().anyMatch(call -> revision(call) > revision(stale)));
    KeyValue item = new KeyValue(stale.key(), value(stale), revision(stale), revision(stale), 1, 0);

    calls.add(
        new Call(99, stale.key(), new Request.Read(), end + 1, end + 2, new Answer.Held(item)));

    assertThatThrownBy(() -> HistoryChecker.check(calls))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no order explains");
  }

  @Property(tries = 300)
  void aWriteThatIsForgottenIsRejected(@ForAll long seed) {
    List<Call> calls = new ArrayList<>(history(new Random(seed), 120));
    HistoryChecker.check(calls);
    long end = calls.stream().mapToLong(Call::returned).max().orElseThrow();
    ByteString key = ByteString.utf8("fresh");
    calls.add(
        new Call(
            99,
            key,
            new Request.Put(ByteString.utf8("kept"), Request.ALWAYS),
            end + 1,
            end + 2,
            new Answer.Done(10_000)));

    calls.add(new Call(99, key, new Request.Read(), end + 3, end + 4, new Answer.Held(null)));

    assertThatThrownBy(() -> HistoryChecker.check(calls))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no order explains");
  }

  /** Calls take effect in the order in which they are made, and overlap by up to eight. */
  private static List<Call> history(Random random, int length) {
    StoreModel model = new StoreModel(1);
    List<Call> calls = new ArrayList<>();
    Map<ByteString, List<Long>> seenOf = new HashMap<>();
    for (int i = 0; i < length; i++) {
      ByteString key = KEYS.get(random.nextInt(KEYS.size()));
      long effect = 100L * i;
      List<Long> seen = seenOf.computeIfAbsent(key, fresh -> new ArrayList<>(List.of(0L)));
      Request request = request(random, i, seen);
      Answer answer = answer(random, model, key, request);
      seen.addAll(revisions(request, answer));
      calls.add(
          new Call(
              i, key, request, effect - random.nextInt(400), effect + random.nextInt(400), answer));
    }
    assertThat(calls).hasSize(length);
    return calls;
  }

  /** A condition is a revision that was seen, the latest or another. */
  private static Request request(Random random, int number, List<Long> seen) {
    long condition =
        switch (random.nextInt(4)) {
          case 0 -> seen.getLast();
          case 1 -> seen.get(random.nextInt(seen.size()));
          default -> Request.ALWAYS;
        };
    return switch (random.nextInt(5)) {
      case 0, 1 -> new Request.Put(ByteString.utf8("value " + number), condition);
      case 2 -> new Request.Delete(condition);
      default -> new Request.Read();
    };
  }

  /** One in eight writes has an outcome that its client does not learn. */
  private static Answer answer(Random random, StoreModel model, ByteString key, Request request) {
    boolean lost = random.nextInt(8) == 0;
    if (lost && !(request instanceof Request.Read) && random.nextBoolean()) {
      return random.nextBoolean() ? new Answer.Unknown() : new Answer.NotApplied();
    }
    Txn txn =
        switch (request) {
          case Request.Read read -> null;
          case Request.Put put when put.condition() == Request.ALWAYS -> Txn.put(key, put.value());
          case Request.Put put -> Txn.update(key, put.condition(), put.value());
          case Request.Delete delete when delete.condition() == Request.ALWAYS -> Txn.delete(key);
          case Request.Delete delete -> Txn.delete(key, delete.condition());
        };
    if (txn == null) {
      return new Answer.Held(model.get(key).orElse(null));
    }
    TxnResult result = model.commit(txn);
    if (lost) {
      return new Answer.Unknown();
    }
    return switch (result) {
      case TxnResult.Committed committed -> new Answer.Done(committed.revision());
      case TxnResult.Conflict conflict ->
          new Answer.Conflict(conflict.revision(), conflict.current().getFirst().orElse(null));
    };
  }

  /** What the answer tells of the key's last put. */
  private static List<Long> revisions(Request request, Answer answer) {
    return switch (answer) {
      case Answer.Held held -> List.of(revision(held.item()));
      case Answer.Conflict conflict -> List.of(revision(conflict.item()));
      case Answer.Done done ->
          request instanceof Request.Put ? List.of(done.revision()) : List.of(0L);
      case Answer.NotApplied notApplied -> List.of();
      case Answer.Unknown unknown -> List.of();
    };
  }

  private static long revision(@Nullable KeyValue item) {
    return item == null ? 0 : item.modRevision();
  }

  private static long revision(Call call) {
    return call.answer() instanceof Answer.Done done ? done.revision() : 0;
  }

  private static ByteString value(Call call) {
    return call.request() instanceof Request.Put put ? put.value() : ByteString.EMPTY;
  }
}
