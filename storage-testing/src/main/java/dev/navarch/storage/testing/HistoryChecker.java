package dev.navarch.storage.testing;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.testing.Call.Answer;
import dev.navarch.storage.testing.Call.Request;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether a history could have come from a store in which every call takes effect at one
 * moment between its beginning and its answer: whether it is linearizable.
 *
 * <p>Four checks, from the simple to the thorough, so that a broken history is told in the simplest
 * words that apply:
 *
 * <ol>
 *   <li>Values: whatever was seen was put by a call that did not fail, and carries the revision
 *       that this put was answered; a refused condition did not hold.
 *   <li>Revisions belong to one put each.
 *   <li>Time, over all keys: a call that begins after a revision was told is answered no older one,
 *       and a put a newer one.
 *   <li>Order, key by key: {@link KeyHistory} searches for an order of the calls that explains all
 *       answers and does not contradict time.
 * </ol>
 *
 * <p>A write whose outcome is unknown may have happened at any time after it began, or never. If
 * its value was seen, it did happen, and the revision is known from there.
 *
 * <p>No key may have existed before the history, and nobody else may have written to it. Conditions
 * of writes must be revisions that some answer told, as those of {@link HistoryRecorder} are.
 */
public final class HistoryChecker {
  private final List<Call> calls;
  private final Map<Spot, Call> puts = new HashMap<>();

  /** The revision of each put that happened for certain. */
  private final Map<Call, Long> revisions = new HashMap<>();

  private record Spot(ByteString key, ByteString value) {}

  private HistoryChecker(List<Call> calls) {
    this.calls = calls.stream().sorted(Comparator.comparingLong(Call::invoked)).toList();
  }

  /**
   * Throws an {@link AssertionError} that tells what cannot be, if the history is not linearizable.
   */
  public static void check(List<Call> calls) {
    new HistoryChecker(calls).check();
  }

  private void check() {
    collectPuts();
    checkValues();
    checkRevisionsAreUnique();
    checkTime();
    Map<ByteString, List<Call>> byKey = new LinkedHashMap<>();
    for (Call call : calls) {
      byKey.computeIfAbsent(call.key(), key -> new ArrayList<>()).add(call);
    }
    byKey.values().forEach(history -> KeyHistory.of(history, revisions).check());
  }

  private void collectPuts() {
    for (Call call : calls) {
      if (call.request() instanceof Request.Put put) {
        Call other = puts.put(new Spot(call.key(), put.value()), call);
        if (other != null) {
          throw new IllegalArgumentException("two puts of the same value: " + other + ", " + call);
        }
        if (call.answer() instanceof Answer.Done done) {
          revisions.put(call, done.revision());
        }
      }
    }
  }

  private void checkValues() {
    for (Call call : calls) {
      if (call.answer() instanceof Answer.Held held && held.item() != null) {
        checkSeen(call, held.item());
      }
      if (call.answer() instanceof Answer.Conflict conflict) {
        if (conflict.item() != null) {
          checkSeen(call, conflict.item());
        }
        if (condition(call.request()) == revision(conflict.item())) {
          throw broken("a condition was refused that held", call);
        }
      }
    }
  }

  private void checkSeen(Call seer, KeyValue item) {
    Call put = puts.get(new Spot(seer.key(), item.value()));
    if (put == null) {
      throw broken("a value was seen that nobody put", seer);
    }
    switch (put.answer()) {
      case Answer.NotApplied notApplied -> throw broken("a put that failed was seen", put, seer);
      case Answer.Conflict conflict -> throw broken("a put that was refused was seen", put, seer);
      case Answer.Held held -> throw new IllegalArgumentException("a put with " + put);
      case Answer.Done done -> requireRevision(put, item.modRevision(), seer);
      case Answer.Unknown unknown -> requireRevision(put, item.modRevision(), seer);
    }
    if (seer.isBefore(put)) {
      throw broken("a value was seen before its put began", put, seer);
    }
  }

  private void requireRevision(Call put, long seen, Call seer) {
    Long known = revisions.putIfAbsent(put, seen);
    if (known != null && known != seen) {
      throw broken("a value was seen with revision " + seen + " that was " + known, put, seer);
    }
  }

  private void checkRevisionsAreUnique() {
    Map<Long, Call> owners = new HashMap<>();
    revisions.forEach((put, revision) -> {
      Call other = owners.put(revision, put);
      if (other != null) {
        throw broken("two puts have revision " + revision, other, put);
      }
    });
  }

  /** Walks through beginnings in order, together with the newest revision told before each. */
  private void checkTime() {
    List<Call> byEnd =
        calls.stream()
            .filter(call -> !(call.answer() instanceof Answer.Unknown))
            .sorted(Comparator.comparingLong(Call::returned))
            .toList();
    int ended = 0;
    Call newest = null;
    for (Call call : calls) {
      for (; ended < byEnd.size() && byEnd.get(ended).isBefore(call); ended++) {
        Call candidate = byEnd.get(ended);
        if (newest == null || told(candidate) > told(newest)) {
          newest = candidate;
        }
      }
      if (newest == null) {
        continue;
      }
      Long put = revisions.get(call);
      if (put != null && put <= told(newest)) {
        throw broken(
            "a put has revision " + put + ", not newer than one told before", newest, call);
      }
      if (answered(call) != 0 && answered(call) < told(newest)) {
        throw broken("the revision went back to " + answered(call), newest, call);
      }
    }
  }

  /** The newest revision that the client knows of through the answer. */
  private static long told(Call call) {
    return call.answer() instanceof Answer.Held held ? revision(held.item()) : answered(call);
  }

  /** The revision that the store had when it answered, if the answer says so. */
  private static long answered(Call call) {
    return switch (call.answer()) {
      case Answer.Done done -> done.revision();
      case Answer.Conflict conflict -> conflict.revision();
      case Answer.Held held -> 0;
      case Answer.NotApplied notApplied -> 0;
      case Answer.Unknown unknown -> 0;
    };
  }

  static long condition(Request request) {
    return switch (request) {
      case Request.Read read -> Request.ALWAYS;
      case Request.Put put -> put.condition();
      case Request.Delete delete -> delete.condition();
    };
  }

  static long revision(@Nullable KeyValue item) {
    return item == null ? 0 : item.modRevision();
  }

  private static AssertionError broken(String what, Call... witnesses) {
    StringBuilder text = new StringBuilder(what);
    for (Call witness : witnesses) {
      text.append("\n  ").append(witness);
    }
    return new AssertionError(text.toString());
  }
}
