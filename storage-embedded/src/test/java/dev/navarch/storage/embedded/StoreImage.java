package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Store;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.testing.RecordingListener;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * Everything that a store tells: what it holds at each revision that can be read, the events in
 * between, and which of some leases live, and for how long.
 */
record StoreImage(
    long revision,
    long compacted,
    TreeMap<Long, List<KeyValue>> states,
    List<WatchEvent> events,
    TreeMap<Long, Duration> leases) {

  static StoreImage of(Store store, Set<Long> knownLeases) {
    long revision = store.revision();
    long compacted = store.health().compactedRevision();
    TreeMap<Long, List<KeyValue>> states = new TreeMap<>();
    for (long at = compacted; at <= revision; at++) {
      states.put(at, store.range(RangeRequest.of(KeySpan.ALL).at(at)).items());
    }
    TreeMap<Long, Duration> leases = new TreeMap<>();
    for (long lease : knownLeases) {
      if (store.leases().remaining(lease).isPresent()) {
        leases.put(lease, store.leases().keepAlive(lease).timeToLive());
      }
    }
    return new StoreImage(revision, compacted, states, events(store, compacted, revision), leases);
  }

  /** All events after a revision up to another, as a watch tells them. */
  static List<WatchEvent> events(Store store, long after, long upTo) {
    if (after == upTo) {
      return List.of();
    }
    RecordingListener listener = new RecordingListener();
    WatchRequest request = new WatchRequest(KeySpan.ALL, after + 1, true, false, Integer.MAX_VALUE);
    try (Watch watch = store.watch(request, listener)) {
      watch.requestProgress();
      listener.awaitProgress(upTo);
      return listener.events();
    }
  }

  List<KeyValue> latest() {
    return states.lastEntry().getValue();
  }

  /** Fails with as little text as tells the difference. */
  void requireSame(StoreImage expected) {
    assertThat(revision).as("revision").isEqualTo(expected.revision);
    assertThat(compacted).as("compacted revision").isEqualTo(expected.compacted);
    assertThat(leases).as("leases").isEqualTo(expected.leases);
    expected.states.forEach((at, items) -> {
      if (!items.equals(states.get(at))) {
        assertThat(states.get(at)).as("items at %d", at).isEqualTo(items);
      }
    });
    if (!events.equals(expected.events)) {
      assertThat(events).as("events").isEqualTo(expected.events);
    }
  }
}
