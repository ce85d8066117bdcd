package dev.navarch.storage.testing;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.Compare;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.Operation;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.WatchEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The contract of a store at its simplest: a whole copy of all keys for every revision. Slow, and
 * plain enough to be believed. Not for several threads.
 *
 * <p>It begins at the revision of the store that it is compared with, with no keys: what the store
 * held before must not be asked for.
 */
public final class StoreModel {
  private final NavigableMap<Long, NavigableMap<ByteString, KeyValue>> states = new TreeMap<>();
  private final NavigableMap<Long, List<WatchEvent>> events = new TreeMap<>();
  private long compacted;

  public StoreModel(long revision) {
    states.put(revision, new TreeMap<>());
    compacted = revision;
  }

  public long revision() {
    return states.lastKey();
  }

  /** The oldest revision that can be read. */
  public long compacted() {
    return compacted;
  }

  public Optional<KeyValue> get(ByteString key) {
    return Optional.ofNullable(latest().get(key));
  }

  public TxnResult commit(Txn txn) {
    List<Optional<KeyValue>> current = new ArrayList<>();
    boolean holds = true;
    for (Compare compare : txn.compares()) {
      Optional<KeyValue> held = get(compare.key());
      holds &= held.map(KeyValue::modRevision).orElse(0L) == compare.modRevision();
      current.add(held);
    }
    return holds
        ? new TxnResult.Committed(write(txn.operations()))
        : new TxnResult.Conflict(revision(), current);
  }

  /** Ends a lease: its keys are deleted. */
  public void revoke(long lease) {
    List<Operation> deletes = new ArrayList<>();
    for (KeyValue item : latest().values()) {
      if (item.lease() == lease && lease != Lease.NONE) {
        deletes.add(new Operation.Delete(item.key()));
      }
    }
    long unused = write(deletes);
  }

  /** Fails as a store does. */
  public RangeResult range(RangeRequest request) {
    long revision = request.revision() == 0 ? revision() : request.revision();
    if (revision > revision()) {
      throw new StorageException.FutureRevision(revision, revision());
    }
    NavigableMap<ByteString, KeyValue> state = states.get(revision);
    if (state == null) {
      throw new StorageException.Compacted(revision, compacted);
    }
    List<KeyValue> found =
        state.values().stream().filter(item -> request.span().contains(item.key())).toList();
    int limit = request.limit() == 0 ? found.size() : Math.min(found.size(), request.limit());
    return new RangeResult(
        revision, request.countOnly() ? List.of() : found.subList(0, limit), found.size());
  }

  /** What a watch with previous values hears from a revision on, up to the latest. */
  public List<WatchEvent> events(KeySpan span, long from) {
    if (from <= compacted) {
      throw new StorageException.Compacted(from, compacted);
    }
    return events.tailMap(from, true).values().stream()
        .flatMap(List::stream)
        .filter(event -> span.contains(event.key()))
        .toList();
  }

  public void compact(long revision) {
    if (revision > revision()) {
      throw new StorageException.FutureRevision(revision, revision());
    }
    if (revision > compacted) {
      states.headMap(revision, false).clear();
      events.headMap(revision, true).clear();
      compacted = revision;
    }
  }

  private NavigableMap<ByteString, KeyValue> latest() {
    return states.lastEntry().getValue();
  }

  /** Writes everything under the next revision; the present one stays if nothing changes. */
  private long write(List<Operation> operations) {
    long revision = revision() + 1;
    NavigableMap<ByteString, KeyValue> state = new TreeMap<>(latest());
    List<WatchEvent> changes = new ArrayList<>();
    for (Operation operation : operations) {
      KeyValue before = state.get(operation.key());
      switch (operation) {
        case Operation.Put put -> {
          KeyValue after =
              new KeyValue(
                  put.key(),
                  put.value(),
                  before == null ? revision : before.createRevision(),
                  revision,
                  before == null ? 1 : before.version() + 1,
                  put.lease());
          state.put(put.key(), after);
          changes.add(new WatchEvent.Put(after, before));
        }
        case Operation.Delete delete -> {
          if (before != null) {
            state.remove(delete.key());
            changes.add(new WatchEvent.Delete(delete.key(), revision, before));
          }
        }
      }
    }
    if (changes.isEmpty()) {
      return revision();
    }
    states.put(revision, state);
    events.put(revision, List.copyOf(changes));
    return revision;
  }
}
