package dev.navarch.client.record;

import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.api.events.v1.Event;
import dev.navarch.api.events.v1.EventSeries;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Finds repetitions of events. The note does not count: an event that differs in it alone is the
 * same. A lock guards everything; nothing is written while it is held.
 */
final class EventSeriesCache {
  /** How often a series is written, and after how long without a repetition it is over. */
  static final Duration REFRESH = Duration.ofMinutes(6);

  private static final int CAPACITY = 4096;

  /** Something to write; {@code failed} is told if that could not be done. */
  @SuppressWarnings("ArrayRecordComponent") // sent, never compared
  record Write(Event event, byte @Nullable [] patch, Runnable failed) {}

  private record Key(
      String type,
      String action,
      String reason,
      String controller,
      String instance,
      ObjectReference regarding,
      @Nullable ObjectReference related) {
    static Key of(Event event) {
      return new Key(
          event.type(),
          event.action(),
          event.reason(),
          event.reportingController(),
          event.reportingInstance(),
          event.regarding(),
          event.related());
    }
  }

  /** An event as it was last seen, and the count that was last written. */
  private static final class Seen {
    Event event;
    int writtenCount = 1;

    Seen(Event event) {
      this.event = event;
    }
  }

  private final ReentrantLock lock = new ReentrantLock();
  private final BoundedCache<Key, Seen> cache = new BoundedCache<>(CAPACITY);
  private final TimeSource time;

  EventSeriesCache(TimeSource time) {
    this.time = time;
  }

  /** What to write because of an event: nothing if the next refresh tells of it. */
  List<Write> observe(Event event) {
    Key key = Key.of(event);
    lock.lock();
    try {
      Seen seen = cache.get(key);
      if (seen == null) {
        Seen first = new Seen(event);
        cache.put(key, first);
        return List.of(new Write(event, null, () -> forget(key, first)));
      }
      EventSeries before = seen.event.series();
      int count = before == null ? 2 : before.count() + 1;
      MicroTime now = MicroTime.of(time.now());
      seen.event = seen.event.toBuilder().series(new EventSeries(count, now)).build();
      return before == null ? List.of(write(key, seen)) : List.of();
    } finally {
      lock.unlock();
    }
  }

  /** What to write because some time has passed. Series that are over are forgotten. */
  List<Write> refresh() {
    lock.lock();
    try {
      MicroTime old = MicroTime.of(time.now().minus(REFRESH));
      List<Write> writes = new ArrayList<>();
      for (Key key : List.copyOf(cache.keySet())) {
        Seen seen = Objects.requireNonNull(cache.get(key));
        EventSeries series = seen.event.series();
        MicroTime last = series == null ? seen.event.eventTime() : series.lastObservedTime();
        if (series != null && series.count() != seen.writtenCount) {
          writes.add(write(key, seen));
        }
        if (!last.after(old)) {
          cache.remove(key);
        }
      }
      return writes;
    } finally {
      lock.unlock();
    }
  }

  private Write write(Key key, Seen seen) {
    EventSeries series = Objects.requireNonNull(seen.event.series());
    seen.writtenCount = series.count();
    return new Write(seen.event, patch(series), () -> forget(key, seen));
  }

  private void forget(Key key, Seen seen) {
    lock.lock();
    try {
      cache.remove(key, seen);
    } finally {
      lock.unlock();
    }
  }

  private static byte[] patch(EventSeries series) {
    JsonWriter json = new JsonWriter();
    json.beginObject();
    json.key("series");
    json.beginObject();
    json.key("count");
    json.int32(series.count());
    json.key("lastObservedTime");
    json.microTime(series.lastObservedTime());
    json.endObject();
    json.endObject();
    return json.toByteArray();
  }
}
