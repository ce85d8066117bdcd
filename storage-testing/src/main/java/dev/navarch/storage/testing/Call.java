package dev.navarch.storage.testing;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import org.jspecify.annotations.Nullable;

/**
 * What a client asked a store about one key, and what came of it.
 *
 * @param client who asked; the calls of a client follow one another
 * @param invoked when, on a clock that all calls of a history share
 * @param returned when the answer came; without meaning if it is {@link Answer.Unknown}
 */
public record Call(
    int client, ByteString key, Request request, long invoked, long returned, Answer answer) {

  /** What was asked. A condition is the revision of the key's last write, or 0 for no key. */
  public sealed interface Request {
    /** Stands for a write without a condition. */
    long ALWAYS = -1;

    record Read() implements Request {}

    /** Each put of a history has a value of its own, so that a value tells who put it. */
    record Put(ByteString value, long condition) implements Request {}

    record Delete(long condition) implements Request {}
  }

  /** What came of it. */
  public sealed interface Answer {
    /** A read found this, or nothing. */
    record Held(@Nullable KeyValue item) implements Answer {}

    /** A write was acknowledged. */
    record Done(long revision) implements Answer {}

    /** A condition did not hold, because the key held this. */
    record Conflict(long revision, @Nullable KeyValue item) implements Answer {}

    /** A write that certainly did not happen, or a read without an answer. */
    record NotApplied() implements Answer {}

    /** A write that may have happened, or may happen yet. */
    record Unknown() implements Answer {}
  }

  /** Whether the answer was there before the other call began. */
  public boolean isBefore(Call other) {
    return !(answer instanceof Answer.Unknown) && returned < other.invoked;
  }

  @Override
  public String toString() {
    return "client %d, %d to %s: %s %s -> %s"
        .formatted(
            client,
            invoked,
            answer instanceof Answer.Unknown ? "?" : returned,
            describe(request),
            key.utf8(),
            describe(answer));
  }

  private static String describe(Request request) {
    return switch (request) {
      case Request.Read read -> "read";
      case Request.Put put ->
          "put '" + put.value().utf8() + "'" + condition(put.condition()) + " to";
      case Request.Delete delete -> "delete" + condition(delete.condition());
    };
  }

  private static String condition(long condition) {
    if (condition == Request.ALWAYS) {
      return "";
    }
    return condition == 0 ? " if absent" : " if at " + condition;
  }

  private static String describe(Answer answer) {
    return switch (answer) {
      case Answer.Held held -> describe(held.item());
      case Answer.Done done -> "done at " + done.revision();
      case Answer.Conflict conflict ->
          "conflict at " + conflict.revision() + " with " + describe(conflict.item());
      case Answer.NotApplied notApplied -> "not applied";
      case Answer.Unknown unknown -> "unknown";
    };
  }

  private static String describe(@Nullable KeyValue item) {
    return item == null ? "nothing" : "'" + item.value().utf8() + "' of " + item.modRevision();
  }
}
