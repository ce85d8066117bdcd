package dev.navarch.client.record;

import dev.navarch.api.core.v1.Event;
import dev.navarch.client.waiting.TimeSource;
import dev.navarch.client.waiting.TokenBucket;
import java.util.Optional;

/**
 * Decides what becomes of an event: many that differ in their message alone become one, repeated
 * ones are counted, and what a source tells too often about one object is left out. Belongs to one
 * thread.
 */
final class EventCorrelator {
  private final EventAggregator aggregator;
  private final EventCounts counts;
  private final BoundedCache<String, TokenBucket> budgets;
  private final CorrelatorOptions options;
  private final TimeSource time;

  EventCorrelator(CorrelatorOptions options, TimeSource time) {
    this.aggregator = new EventAggregator(options, time);
    this.counts = new EventCounts(options.cacheSize());
    this.budgets = new BoundedCache<>(options.cacheSize());
    this.options = options;
    this.time = time;
  }

  /** What to write; nothing if the event is one too many. */
  Optional<Correlation> correlate(Event event) {
    EventAggregator.Aggregate aggregate = aggregator.aggregate(event);
    Correlation counted = counts.count(aggregate.key(), aggregate.event());
    TokenBucket budget =
        budgets.computeIfAbsent(
            EventKeys.source(event),
            unused -> new TokenBucket(options.perSecond(), options.burstSize(), time));
    return budget.tryTake() ? Optional.of(counted) : Optional.empty();
  }

  /** Remembers an event as the server has it. */
  void written(String key, Event event) {
    counts.remember(key, event);
  }
}
