package dev.navarch.storage.etcd;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.etcd.wire.CompactCall;
import dev.navarch.storage.etcd.wire.CompareCall;
import dev.navarch.storage.etcd.wire.EtcdMethods;
import dev.navarch.storage.etcd.wire.OperationCall;
import dev.navarch.storage.etcd.wire.RangeCall;
import dev.navarch.storage.etcd.wire.TxnCall;
import dev.navarch.storage.etcd.wire.TxnReply;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;

/**
 * Forgets old revisions every now and then, together with all others that use the same etcd,
 * Kubernetes API servers among them. They agree by way of one key outside of all prefixes, whose
 * version counts the compactions. Once in each interval everybody tries to move the version on from
 * the one they saw last. Who succeeds compacts, at the revision that was the latest an interval
 * ago; all others learn the new version, and what is the latest revision now. So one compaction
 * happens in an interval, nothing younger than an interval is lost, and if one server dies another
 * takes over.
 *
 * <p>A virtual thread of its own does it all.
 */
final class EtcdCompactor implements AutoCloseable {
  /** Where Kubernetes keeps the revision compacted last. */
  static final ByteString KEY = ByteString.utf8("compact_rev_key");

  private static final Logger LOG = System.getLogger(EtcdCompactor.class.getName());
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final EtcdCalls calls;
  private final Lifecycle lifecycle;
  private final Duration interval;
  private final Thread thread;

  private long version;
  private long latestThen;

  EtcdCompactor(EtcdCalls calls, Lifecycle lifecycle, Duration interval) {
    this.calls = calls;
    this.lifecycle = lifecycle;
    this.interval = interval;
    this.thread = Thread.ofVirtual().name("etcd-compactor").unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  private void run() {
    try {
      while (lifecycle.pause(interval)) {
        takeTurn();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void takeTurn() {
    try {
      turn();
    } catch (RuntimeException e) {
      if (!lifecycle.isClosed()) {
        LOG.log(Level.WARNING, "etcd was not compacted this time: " + e.getMessage());
      }
    }
  }

  /** One interval is over. Tells whether it was this one's turn to compact. */
  boolean turn() {
    TxnReply reply =
        calls.write(
            EtcdMethods.TXN,
            new TxnCall(
                List.of(new CompareCall(KEY, CompareCall.Target.VERSION, version)),
                List.of(
                    new OperationCall.Put(
                        KEY, ByteString.utf8(Long.toString(latestThen)), Lease.NONE)),
                List.of(RangeCall.one(KEY))));
    long target = latestThen;
    latestThen = reply.header().revision();
    if (!reply.succeeded()) {
      version = reply.ranges().getFirst().items().stream().mapToLong(KeyValue::version).sum();
      return false;
    }
    version++;
    if (target > 0) {
      compact(calls, target);
    }
    return true;
  }

  /** Compacts; that somebody else did is as good. */
  static void compact(EtcdCalls calls, long revision) {
    try {
      calls.read(EtcdMethods.COMPACT, new CompactCall(revision));
    } catch (EtcdFailure e) {
      if (e.meaning() != EtcdFailure.Meaning.COMPACTED) {
        throw e;
      }
    }
  }

  /** Waits for what is under way; the store is closed already. */
  @Override
  public void close() {
    if (thread.getState() == Thread.State.NEW) {
      return;
    }
    try {
      thread.join(PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
