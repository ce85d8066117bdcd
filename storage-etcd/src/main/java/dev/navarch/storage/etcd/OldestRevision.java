package dev.navarch.storage.etcd;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.etcd.wire.EtcdMethods;
import dev.navarch.storage.etcd.wire.RangeCall;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Finds out how far back an etcd remembers. It tells nobody; but it refuses to read what is older.
 * The border only moves up, so the last one found is asked first; if it is gone, the new one is
 * searched by halving what lies between it and the latest revision: some twenty tiny reads for a
 * million revisions.
 */
final class OldestRevision {
  /** Each of these reads is tiny. */
  private static final Duration TIMEOUT = Duration.ofSeconds(3);

  private final EtcdCalls calls;
  private final ByteString key;
  private final AtomicLong found = new AtomicLong(1);

  /**
   * @param key any key; whether it is there does not matter
   */
  OldestRevision(EtcdCalls calls, ByteString key) {
    this.calls = calls;
    this.key = key;
  }

  /** The latest revision there is. */
  long head() {
    return calls.read(EtcdMethods.RANGE, count(0)).header().revision();
  }

  /** The oldest revision that can be read. */
  long find() {
    long oldest = found.get();
    if (isKept(oldest)) {
      return oldest;
    }
    long gone = oldest;
    long kept = head();
    while (kept - gone > 1) {
      long middle = gone + (kept - gone) / 2;
      if (isKept(middle)) {
        kept = middle;
      } else {
        gone = middle;
      }
    }
    found.accumulateAndGet(kept, Math::max);
    return kept;
  }

  /** The last one found, without asking. */
  long lastFound() {
    return found.get();
  }

  private boolean isKept(long revision) {
    try {
      calls.read(EtcdMethods.RANGE, count(revision), TIMEOUT);
      return true;
    } catch (EtcdFailure e) {
      if (e.meaning() == EtcdFailure.Meaning.COMPACTED) {
        return false;
      }
      throw e;
    }
  }

  private RangeCall count(long revision) {
    return new RangeCall(key, ByteString.EMPTY, 0, revision, true);
  }
}
