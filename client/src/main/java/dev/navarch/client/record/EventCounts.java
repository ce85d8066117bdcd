package dev.navarch.client.record;

import dev.navarch.api.core.v1.Event;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.value.Time;

/** Counts events that are repeated. Belongs to one thread. */
final class EventCounts {
  /** An event that was seen, as it is on the server or soon will be. */
  private record Seen(int count, Time first, String name, String resourceVersion) {}

  private final BoundedCache<String, Seen> cache;

  EventCounts(int capacity) {
    this.cache = new BoundedCache<>(capacity);
  }

  /** One more of a sort: it takes the place of the one before, if there is one. */
  Correlation count(String key, Event event) {
    Seen before = cache.get(key);
    if (before == null || before.count() == 0) {
      remember(key, event);
      return new Correlation(key, event, null);
    }
    Event counted =
        event.toBuilder()
            .metadata(
                event.metadata().toBuilder()
                    .name(before.name())
                    .resourceVersion(before.resourceVersion())
                    .build())
            .firstTimestamp(before.first())
            .count(before.count() + 1)
            .build();
    remember(key, counted);
    return new Correlation(key, counted, patch(counted));
  }

  void remember(String key, Event event) {
    cache.put(
        key,
        new Seen(
            event.count(),
            event.firstTimestamp(),
            event.metadata().name(),
            event.metadata().resourceVersion()));
  }

  private static byte[] patch(Event event) {
    JsonWriter json = new JsonWriter();
    json.beginObject();
    json.key("count");
    json.int32(event.count());
    json.key("lastTimestamp");
    json.time(event.lastTimestamp());
    json.key("message");
    json.string(event.message());
    json.endObject();
    return json.toByteArray();
  }
}
