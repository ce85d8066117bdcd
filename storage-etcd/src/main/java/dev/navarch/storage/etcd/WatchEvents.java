package dev.navarch.storage.etcd;

import dev.navarch.storage.KeyValue;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.etcd.wire.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns etcd's events into those of the contract. */
final class WatchEvents {
  /** A watch wants previous values, and etcd was compacted before it looked one up. */
  static final class PreviousMissing extends Exception {
    private final long revision;

    PreviousMissing(long revision) {
      super("what a key held before revision " + revision + " is no longer kept");
      this.revision = revision;
    }

    /** The revision of the event that lacks its previous value. */
    long revision() {
      return revision;
    }
  }

  private final Keyspace keys;
  private final boolean previousValues;

  WatchEvents(Keyspace keys, boolean previousValues) {
    this.keys = keys;
    this.previousValues = previousValues;
  }

  /** The events from a revision on, without those of others' keys. */
  List<WatchEvent> since(long revision, List<Event> events) throws PreviousMissing {
    List<WatchEvent> wanted = new ArrayList<>(events.size());
    for (Event event : events) {
      if (event.current().modRevision() >= revision && keys.owns(event.current().key())) {
        wanted.add(decode(event));
      }
    }
    return wanted;
  }

  private WatchEvent decode(Event event) throws PreviousMissing {
    KeyValue current = keys.stripped(event.current());
    KeyValue before = before(event);
    return event.deleted()
        ? new WatchEvent.Delete(current.key(), current.modRevision(), before)
        : new WatchEvent.Put(current, before);
  }

  private @Nullable KeyValue before(Event event) throws PreviousMissing {
    KeyValue previous = event.previous();
    if (previous != null) {
      return keys.stripped(previous);
    }
    boolean existed = event.deleted() || event.current().version() > 1;
    if (previousValues && existed) {
      throw new PreviousMissing(event.current().modRevision());
    }
    return null;
  }
}
