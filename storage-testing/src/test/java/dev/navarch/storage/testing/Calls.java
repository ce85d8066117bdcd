package dev.navarch.storage.testing;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.testing.Call.Answer;
import dev.navarch.storage.testing.Call.Request;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A history written by hand. Times are the test's, values are letters. */
final class Calls {
  static final long ALWAYS = Request.ALWAYS;
  static final Answer NOT_APPLIED = new Answer.NotApplied();
  static final Answer UNKNOWN = new Answer.Unknown();

  private final List<Call> calls = new ArrayList<>();

  List<Call> list() {
    return calls;
  }

  static Answer done(long revision) {
    return new Answer.Done(revision);
  }

  static Answer conflict(long revision, @Nullable KeyValue item) {
    return new Answer.Conflict(revision, item);
  }

  /** What a read finds; only value and revision matter. */
  static KeyValue item(String value, long modRevision) {
    return new KeyValue(
        ByteString.utf8("k"), ByteString.utf8(value), modRevision, modRevision, 1, Lease.NONE);
  }

  Calls put(String value, long condition, long from, long to, Answer answer) {
    return add("k", new Request.Put(ByteString.utf8(value), condition), from, to, answer);
  }

  Calls put(String value, long from, long to, Answer answer) {
    return put(value, ALWAYS, from, to, answer);
  }

  Calls delete(long condition, long from, long to, Answer answer) {
    return add("k", new Request.Delete(condition), from, to, answer);
  }

  Calls read(@Nullable KeyValue item, long from, long to) {
    return add("k", new Request.Read(), from, to, new Answer.Held(item));
  }

  /** A put to another key than all the others. */
  Calls putElsewhere(String value, long from, long to, Answer answer) {
    return add("other", new Request.Put(ByteString.utf8(value), ALWAYS), from, to, answer);
  }

  private Calls add(String key, Request request, long from, long to, Answer answer) {
    calls.add(new Call(calls.size(), ByteString.utf8(key), request, from, to, answer));
    return this;
  }
}
