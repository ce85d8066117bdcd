package dev.navarch.client.record;

import dev.navarch.api.core.v1.Event;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Makes one event of many that differ in their message alone and follow each other closely. Belongs
 * to one thread.
 */
final class EventAggregator {
  private static final String PREFIX = "(combined from similar events): ";

  /**
   * The event to go on with.
   *
   * @param key under which repetitions of it are counted
   */
  record Aggregate(String key, Event event) {}

  /** Similar events of late: the different messages, no more than are needed to count them. */
  private static final class Similar {
    final Set<String> messages = new LinkedHashSet<>();
    long lastSeen;
  }

  private final BoundedCache<String, Similar> cache;
  private final CorrelatorOptions options;
  private final TimeSource time;
  private final EventNames names = new EventNames();

  EventAggregator(CorrelatorOptions options, TimeSource time) {
    this.cache = new BoundedCache<>(options.cacheSize());
    this.options = options;
    this.time = time;
  }

  Aggregate aggregate(Event event) {
    String key = EventKeys.similar(event);
    long now = time.nanos();
    Similar similar = cache.get(key);
    if (similar == null || now - similar.lastSeen > Durations.toNanos(options.maxInterval())) {
      similar = new Similar();
      cache.put(key, similar);
    }
    similar.lastSeen = now;
    similar.messages.add(event.message());
    if (similar.messages.size() < options.maxEvents()) {
      return new Aggregate(EventKeys.same(event), event);
    }
    similar.messages.remove(similar.messages.iterator().next());
    return new Aggregate(key, combined(event));
  }

  private Event combined(Event event) {
    String name = names.next(event.involvedObject().name(), time.now());
    return event.toBuilder()
        .metadata(event.metadata().toBuilder().name(name).build())
        .count(1)
        .firstTimestamp(Time.of(time.now()))
        .message(PREFIX + event.message())
        .build();
  }
}
