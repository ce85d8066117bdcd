package dev.navarch.storage.etcd;

import java.util.concurrent.atomic.AtomicLong;

/** The highest revision that any answer has told of. */
final class KnownRevision {
  private final AtomicLong highest = new AtomicLong();

  void seen(long revision) {
    highest.accumulateAndGet(revision, Math::max);
  }

  long get() {
    return highest.get();
  }
}
