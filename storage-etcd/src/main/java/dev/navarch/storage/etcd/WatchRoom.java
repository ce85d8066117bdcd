package dev.navarch.storage.etcd;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import io.grpc.Channel;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** All watches of a store, and what they share. */
final class WatchRoom implements AutoCloseable {
  /** How long a quiet watch may go without knowing how far the server has come. */
  private static final Duration FRESHEN = Duration.ofMinutes(1);

  /** How long closing waits for listeners to hear of it. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Channel channel;
  private final Keyspace keys;
  private final EtcdRanges ranges;
  private final MemberVersions versions;
  private final KnownRevision revision;
  private final Lifecycle lifecycle;
  private final Timers timers;
  private final Set<EtcdWatch> watches = ConcurrentHashMap.newKeySet();
  private final AtomicLong numbers = new AtomicLong();

  WatchRoom(
      Channel channel,
      Keyspace keys,
      EtcdRanges ranges,
      MemberVersions versions,
      KnownRevision revision,
      Lifecycle lifecycle,
      Timers timers) {
    this.channel = channel;
    this.keys = keys;
    this.ranges = ranges;
    this.versions = versions;
    this.revision = revision;
    this.lifecycle = lifecycle;
    this.timers = timers;
    timers.every(FRESHEN, () -> watches.forEach(EtcdWatch::freshen));
  }

  /**
   * Begins a watch. One that is to hear what happens from now on gets its first revision here: were
   * that left to the server, whatever happens before the server is reached would be lost.
   */
  EtcdWatch open(WatchRequest request, WatchListener listener) {
    long start = request.startRevision();
    StorageException failure = null;
    if (start == 0) {
      try {
        start = ranges.head() + 1;
      } catch (StorageException.Unavailable e) {
        failure = e;
      }
    }
    EtcdWatch watch = new EtcdWatch(request, start, listener, this);
    watches.add(watch);
    if (failure == null) {
      watch.start();
    } else {
      watch.startFailed(failure);
    }
    if (lifecycle.isClosed()) {
      watch.fail(new StorageException.Closed());
    }
    return watch;
  }

  Channel channel() {
    return channel;
  }

  Keyspace keys() {
    return keys;
  }

  MemberVersions versions() {
    return versions;
  }

  KnownRevision revision() {
    return revision;
  }

  Lifecycle lifecycle() {
    return lifecycle;
  }

  long head() {
    return ranges.head();
  }

  long nextNumber() {
    return numbers.incrementAndGet();
  }

  Timers timers() {
    return timers;
  }

  void left(EtcdWatch watch) {
    watches.remove(watch);
  }

  /**
   * Ends all watches, and waits a while for their listeners to return; the store is closed already.
   */
  @Override
  public void close() {
    List<EtcdWatch> open = List.copyOf(watches);
    open.forEach(watch -> watch.fail(new StorageException.Closed()));
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    try {
      for (EtcdWatch watch : open) {
        long left = deadline - System.nanoTime();
        if (left > 0 && !watch.thread().equals(Thread.currentThread())) {
          watch.thread().join(Duration.ofNanos(left));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
