package dev.navarch.storage.mvcc;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.WatchEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds a state again from what was written down of it: everything at the oldest revision, then
 * the revisions after it, then the leases. Not for several threads.
 */
public final class Replay {
  /** One write of a revision: a value, or the deletion of a key. */
  public sealed interface Write {
    ByteString key();

    long revision();

    record Value(KeyValue value) implements Write {
      @Override
      public ByteString key() {
        return value.key();
      }

      @Override
      public long revision() {
        return value.modRevision();
      }
    }

    record Deletion(ByteString key, long revision) implements Write {}
  }

  private final long now = System.nanoTime();
  private State state;

  /**
   * Begins with the oldest revision.
   *
   * @param values sorted by their keys
   */
  public Replay(long oldest, List<KeyValue> values) {
    List<ByteString> keys = new ArrayList<>(values.size());
    values.forEach(value -> keys.add(value.key()));
    this.state = State.ofKeys(oldest, SortedTree.ofSorted(keys, values));
    values.forEach(this::attach);
  }

  /** Adds the next revision. Its age counts from now on. */
  public void revision(List<Write> writes) {
    long number = state.revision() + 1;
    SortedTree<KeyValue> keys = state.keys();
    List<WatchEvent> events = new ArrayList<>(writes.size());
    for (Write write : writes) {
      switch (write) {
        case Write.Value(KeyValue value) -> {
          KeyValue before = keys.get(value.key());
          detach(before);
          attach(value);
          keys = keys.with(value.key(), value);
          events.add(new WatchEvent.Put(value, before));
        }
        case Write.Deletion(ByteString key, long revision) -> {
          KeyValue before = keys.get(key);
          detach(before);
          keys = keys.without(key);
          events.add(new WatchEvent.Delete(key, revision, before));
        }
      }
    }
    state = state.append(new Revision(number, keys, List.copyOf(events), now), state.attachments());
  }

  /** Adds a lease, with its full time. */
  public void lease(Lease lease) {
    GrantedLease granted = new GrantedLease(lease, now + lease.timeToLive().toNanos());
    state = state.withLeases(state.leases().with(GrantedLease.key(lease.id()), granted));
  }

  public State state() {
    return state;
  }

  private void attach(KeyValue value) {
    if (value.lease() != Lease.NONE) {
      attachments(
          state
              .attachments()
              .with(GrantedLease.attachment(value.lease(), value.key()), value.key()));
    }
  }

  private void detach(@Nullable KeyValue value) {
    if (value != null && value.lease() != Lease.NONE) {
      attachments(state.attachments().without(GrantedLease.attachment(value.lease(), value.key())));
    }
  }

  private void attachments(SortedTree<ByteString> attachments) {
    state = state.withLeases(state.leases(), attachments);
  }
}
