package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.embedded.WriteLog.End;
import dev.navarch.storage.embedded.WriteLog.Kind;
import dev.navarch.storage.embedded.WriteLog.Write;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Compares a store with what its killed writer intended and was told. Each look knows exactly what
 * the one before found, so only the writes in between can explain a difference. Not for several
 * threads.
 */
final class CrashCheck {
  private Map<String, KeyValue> before = Map.of();
  private long revisionBefore = 1;

  /** Leases that live for certain. */
  private final Set<Long> leases = new HashSet<>();

  private final Map<Long, Write> byId = new HashMap<>();
  private final Map<String, List<Write>> byKey = new HashMap<>();
  private long acknowledged;

  /** How many acknowledged writes were found. */
  long acknowledged() {
    return acknowledged;
  }

  /** Looks at the store after a kill. */
  void check(EmbeddedStore store, List<Write> writes) {
    collect(writes);
    Map<String, KeyValue> now = new TreeMap<>();
    for (KeyValue item : store.range(RangeRequest.of(KeySpan.ALL)).items()) {
      now.put(item.key().utf8(), item);
    }
    checkRevision(store.revision(), writes);
    checkEvents(store, writes);
    checkKeys(now);
    checkGroups(now);
    checkLeases(store, writes);
    before = now;
    revisionBefore = store.revision();
  }

  private void collect(List<Write> writes) {
    byId.clear();
    byKey.clear();
    for (Write write : writes) {
      byId.put(write.id(), write);
      for (String key : write.keys()) {
        byKey.computeIfAbsent(key, unused -> new ArrayList<>()).add(write);
      }
      if (write.end() == End.ACKNOWLEDGED) {
        acknowledged++;
      }
    }
  }

  private void checkRevision(long revision, List<Write> writes) {
    long told = writes.stream().mapToLong(Write::revision).max().orElse(0);
    assertThat(revision)
        .as("the revision, after %d at the last look and %d acknowledged", revisionBefore, told)
        .isGreaterThanOrEqualTo(Math.max(revisionBefore, told));
  }

  /** What the history still tells of: each revision is one write, whole. */
  private void checkEvents(EmbeddedStore store, List<Write> writes) {
    long oldest = store.health().compactedRevision();
    Map<Long, List<WatchEvent>> revisions = new TreeMap<>();
    for (WatchEvent event : StoreImage.events(store, oldest, store.revision())) {
      revisions.computeIfAbsent(event.revision(), unused -> new ArrayList<>()).add(event);
    }
    assertThat(revisions.keySet())
        .as("revisions after %d", oldest)
        .hasSize((int) (store.revision() - oldest));
    revisions.forEach((revision, events) -> {
      events.forEach(CrashCheck::checkCounters);
      if (revision > revisionBefore) {
        checkWhole(revision, events);
      }
    });
    for (Write write : writes) {
      if (write.kind() == Kind.PUT && write.end() == End.ACKNOWLEDGED) {
        assertThat(write.revision()).isGreaterThan(revisionBefore);
        if (write.revision() > oldest) {
          assertThat(revisions.get(write.revision()))
              .as("the events of %s", write)
              .allMatch(event -> event instanceof WatchEvent.Put);
        }
      }
    }
  }

  private static void checkCounters(WatchEvent event) {
    if (event instanceof WatchEvent.Put(KeyValue current, KeyValue previous)) {
      boolean made = previous == null;
      assertThat(current.version()).as("%s", current).isEqualTo(made ? 1 : previous.version() + 1);
      assertThat(current.createRevision())
          .as("%s", current)
          .isEqualTo(made ? current.modRevision() : previous.createRevision());
    }
  }

  private void checkWhole(long revision, List<WatchEvent> events) {
    Set<String> keys = new HashSet<>();
    events.forEach(event -> keys.add(event.key().utf8()));
    if (events.get(0) instanceof WatchEvent.Put put) {
      Write write = intended(put.current());
      assertThat(keys).as("keys of %s at %d", write, revision).isEqualTo(Set.copyOf(write.keys()));
      for (WatchEvent event : events) {
        assertThat(event).isInstanceOf(WatchEvent.Put.class);
        assertThat(Stamp.of(((WatchEvent.Put) event).current().value())).isEqualTo(write.id());
      }
    } else {
      assertThat(events).as("at %d", revision).allMatch(WatchEvent.Delete.class::isInstance);
      assertThat(byKey.getOrDefault(keys.iterator().next(), List.of()))
          .as("writes that delete %s at %d", keys, revision)
          .anyMatch(write -> deletes(write) && keys.equals(Set.copyOf(write.keys())));
    }
  }

  /** The write that a value of this round comes from; it must have been meant to be so. */
  private Write intended(KeyValue item) {
    Write write = byId.get(Stamp.of(item.value()));
    if (write == null) {
      throw new AssertionError("nobody meant to write " + item);
    }
    assertThat(write.kind()).isEqualTo(Kind.PUT);
    assertThat(write.keys()).as("keys of %s", write).contains(item.key().utf8());
    assertThat(item.lease()).as("the lease of %s", item).isEqualTo(write.lease());
    assertThat(write.end()).as("%s", write).isNotEqualTo(End.REFUSED);
    if (write.end() == End.ACKNOWLEDGED) {
      assertThat(item.modRevision()).as("%s as told", write).isEqualTo(write.revision());
    }
    return write;
  }

  private void checkKeys(Map<String, KeyValue> now) {
    Set<String> keys = new HashSet<>(before.keySet());
    keys.addAll(byKey.keySet());
    keys.addAll(now.keySet());
    for (String key : keys) {
      checkKey(key, now.get(key));
    }
  }

  private void checkKey(String key, @Nullable KeyValue item) {
    List<Write> writes = byKey.getOrDefault(key, List.of());
    KeyValue old = before.get(key);
    if (item == null) {
      boolean mayHaveBeenDeleted =
          writes.stream().anyMatch(write -> deletes(write) && write.end() != End.REFUSED);
      assertThat(old == null || mayHaveBeenDeleted).as("%s may be absent", key).isTrue();
      checkAbsence(key, writes);
    } else if (item.modRevision() <= revisionBefore) {
      assertThat(item).as("%s, which was there before", key).isEqualTo(old);
    } else {
      Write unused = intended(item);
    }
    for (Write write : writes) {
      if (item != null && write.end() == End.ACKNOWLEDGED) {
        assertThat(item.modRevision())
            .as("the revision of %s after %s", key, write)
            .isGreaterThanOrEqualTo(write.revision());
        if (write.kind() == Kind.REVOKE) {
          throw new AssertionError(key + " outlived " + write);
        }
      }
    }
  }

  /** If the key is not there, something deleted it after the last put. */
  private static void checkAbsence(String key, List<Write> writes) {
    long lastPut = lastRevision(writes, Kind.PUT);
    boolean deletedLater =
        lastRevision(writes, Kind.DELETE) > lastPut
            || writes.stream()
                .anyMatch(write ->
                    deletes(write) && (write.end() == End.UNKNOWN || write.kind() == Kind.REVOKE));
    assertThat(lastPut == 0 || deletedLater)
        .as("%s was put at %d and is not there; writes: %s", key, lastPut, writes)
        .isTrue();
  }

  private static long lastRevision(List<Write> writes, Kind kind) {
    return writes.stream()
        .filter(write -> write.kind() == kind && write.end() == End.ACKNOWLEDGED)
        .mapToLong(Write::revision)
        .max()
        .orElse(0);
  }

  private static boolean deletes(Write write) {
    return write.kind() == Kind.DELETE || write.kind() == Kind.REVOKE;
  }

  private static void checkGroups(Map<String, KeyValue> now) {
    Map<String, Set<Long>> revisions = new HashMap<>();
    Map<String, Integer> sizes = new HashMap<>();
    now.forEach((key, item) -> {
      if (key.startsWith("group-")) {
        String group = key.substring("group-".length(), key.indexOf('/'));
        revisions.computeIfAbsent(group, unused -> new HashSet<>()).add(item.modRevision());
        sizes.merge(group, 1, Integer::sum);
      }
    });
    revisions.forEach((group, seen) -> {
      assertThat(seen).as("revisions of the keys of group %s", group).hasSize(1);
      assertThat(sizes.get(group))
          .as("keys of group %s", group)
          .isEqualTo(CrashWriter.group(Integer.parseInt(group)).size());
    });
  }

  private void checkLeases(EmbeddedStore store, List<Write> writes) {
    for (Write write : writes) {
      if (write.kind() == Kind.GRANT && write.end() == End.ACKNOWLEDGED) {
        leases.add(write.lease());
      }
    }
    for (Write write : writes) {
      if (write.kind() == Kind.REVOKE) {
        leases.remove(write.lease());
        if (write.end() == End.ACKNOWLEDGED) {
          assertThat(store.leases().remaining(write.lease())).as("%s", write).isEmpty();
        }
      }
    }
    for (long lease : leases) {
      assertThat(store.leases().remaining(lease)).as("lease %x", lease).isPresent();
    }
  }
}
