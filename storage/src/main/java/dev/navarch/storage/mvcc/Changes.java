package dev.navarch.storage.mvcc;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.Compare;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.Operation;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.WatchEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** All the changes there are. */
final class Changes {
  private final HistoryBounds bounds;

  Changes(HistoryBounds bounds) {
    this.bounds = bounds;
  }

  Change<TxnResult> transaction(Txn txn) {
    return (state, now) -> {
      if (!holds(txn.compares(), state)) {
        return Decision.unrecorded(conflict(txn.compares(), state), state);
      }
      for (Operation operation : txn.operations()) {
        if (operation instanceof Operation.Put put && put.lease() != Lease.NONE) {
          requireLease(state, put.lease());
        }
      }
      Writer writer = new Writer(state, now);
      txn.operations().forEach(writer::write);
      return writer.decision(bounds, List.of(), TxnResult.Committed::new);
    };
  }

  static Change<Lease> grant(Lease lease) {
    return (state, now) -> {
      if (state.leases().get(GrantedLease.key(lease.id())) != null) {
        throw new IllegalStateException("there is a lease " + Long.toHexString(lease.id()));
      }
      return new Decision<>(lease, renewed(state, lease, now), List.of(new Step.Granted(lease)));
    };
  }

  static Change<Lease> keepAlive(long id) {
    return (state, now) -> {
      Lease lease = requireLease(state, id).lease();
      return Decision.unrecorded(lease, renewed(state, lease, now));
    };
  }

  /** Ends a lease, with all its keys. */
  Change<TxnResult> revoke(long id) {
    return (state, now) -> {
      requireLease(state, id);
      return end(state, id, now);
    };
  }

  /** Ends a lease if its time has come, and tells when that will be otherwise. */
  Change<Optional<Long>> expire(long id) {
    return (state, now) -> {
      GrantedLease granted = state.leases().get(GrantedLease.key(id));
      if (granted == null) {
        return Decision.unrecorded(Optional.empty(), state);
      }
      if (granted.deadline() - now > 0) {
        return Decision.unrecorded(Optional.of(granted.deadline()), state);
      }
      Decision<TxnResult> ended = end(state, id, now);
      return new Decision<>(Optional.empty(), ended.next(), ended.steps());
    };
  }

  /**
   * Forgets what is older than a revision.
   *
   * @param dispatched the last revision that watches have heard of: the log is kept from there on
   */
  static Change<Long> compact(long revision, long dispatched) {
    return (state, now) -> {
      if (revision > state.revision()) {
        throw new StorageException.FutureRevision(revision, state.revision());
      }
      return revision <= state.compacted()
          ? Decision.unrecorded(state.compacted(), state)
          : new Decision<>(
              revision,
              state.compactedAt(revision, dispatched + 1),
              List.of(new Step.Compacted(state, revision)));
    };
  }

  /** Forgets what exceeds the bounds of the history. */
  Change<Long> compactByBounds() {
    return (state, now) -> {
      long floor = bounds.floor(state, now);
      return floor == state.compacted()
          ? Decision.unrecorded(floor, state)
          : new Decision<>(
              floor,
              state.compactedAt(floor, Long.MAX_VALUE),
              List.of(new Step.Compacted(state, floor)));
    };
  }

  private Decision<TxnResult> end(State state, long id, long now) {
    Writer writer = new Writer(state, now);
    for (ByteString key :
        state.attachments().values(GrantedLease.attachments(id), Integer.MAX_VALUE)) {
      writer.write(new Operation.Delete(key));
    }
    writer.leases = state.leases().without(GrantedLease.key(id));
    return writer.decision(bounds, List.of(new Step.Ended(id)), TxnResult.Committed::new);
  }

  private static State renewed(State state, Lease lease, long now) {
    GrantedLease granted = new GrantedLease(lease, now + lease.timeToLive().toNanos());
    return state.withLeases(state.leases().with(GrantedLease.key(lease.id()), granted));
  }

  private static GrantedLease requireLease(State state, long id) {
    GrantedLease granted = state.leases().get(GrantedLease.key(id));
    if (granted == null) {
      throw new StorageException.LeaseNotFound(id);
    }
    return granted;
  }

  private static boolean holds(List<Compare> compares, State state) {
    for (Compare compare : compares) {
      KeyValue current = state.keys().get(compare.key());
      if ((current == null ? 0 : current.modRevision()) != compare.modRevision()) {
        return false;
      }
    }
    return true;
  }

  private static TxnResult conflict(List<Compare> compares, State state) {
    List<Optional<KeyValue>> current = new ArrayList<>(compares.size());
    for (Compare compare : compares) {
      current.add(Optional.ofNullable(state.keys().get(compare.key())));
    }
    return new TxnResult.Conflict(state.revision(), current);
  }

  /** Builds one revision out of operations. */
  private static final class Writer {
    private final State state;
    private final long now;
    private final long number;
    private final List<WatchEvent> events = new ArrayList<>(2);
    private SortedTree<KeyValue> keys;
    private SortedTree<ByteString> attachments;
    private SortedTree<GrantedLease> leases;

    Writer(State state, long now) {
      this.state = state;
      this.now = now;
      this.number = state.revision() + 1;
      this.keys = state.keys();
      this.attachments = state.attachments();
      this.leases = state.leases();
    }

    void write(Operation operation) {
      KeyValue before = keys.get(operation.key());
      switch (operation) {
        case Operation.Put put -> put(put, before);
        case Operation.Delete delete -> {
          if (before != null) {
            keys = keys.without(delete.key());
            detach(before);
            events.add(new WatchEvent.Delete(delete.key(), number, before));
          }
        }
      }
    }

    private void put(Operation.Put put, @Nullable KeyValue before) {
      // The key object of the first write serves all later ones: callers make a new one each time.
      ByteString key = before == null ? put.key() : before.key();
      KeyValue current =
          new KeyValue(
              key,
              put.value(),
              before == null ? number : before.createRevision(),
              number,
              before == null ? 1 : before.version() + 1,
              put.lease());
      keys = keys.with(key, current);
      if (before != null && before.lease() != put.lease()) {
        detach(before);
      }
      if (put.lease() != Lease.NONE) {
        attachments = attachments.with(GrantedLease.attachment(put.lease(), key), key);
      }
      events.add(new WatchEvent.Put(current, before));
    }

    private void detach(KeyValue value) {
      if (value.lease() != Lease.NONE) {
        attachments = attachments.without(GrantedLease.attachment(value.lease(), value.key()));
      }
    }

    /** The revision, if anything changed, and what the history loses because of it. */
    <T> Decision<T> decision(HistoryBounds bounds, List<Step> more, LongFunction<T> answer) {
      State next = leases == state.leases() ? state : state.withLeases(leases, attachments);
      List<Step> steps = new ArrayList<>(more);
      if (!events.isEmpty()) {
        Revision revision = new Revision(number, keys, List.copyOf(events), now);
        next = next.append(revision, attachments);
        steps.add(new Step.Written(revision));
        long floor = bounds.floor(next, now);
        if (floor > next.compacted()) {
          steps.add(new Step.Compacted(next, floor));
          next = next.compactedAt(floor, Long.MAX_VALUE);
        }
      }
      return new Decision<>(answer.apply(next.revision()), next, steps);
    }
  }
}
