package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.MicroTime;

/**
 * Repetitions of an event over time.
 *
 * @param count Occurrences in the series up to the last report
 * @param lastObservedTime When the latest occurrence was seen
 */
@ApiType
public record EventSeries(@Field(1) int count, @Field(2) MicroTime lastObservedTime)
    implements ApiStruct<EventSeries> {
  /** Starts a value in which nothing is set. */
  public static EventSeriesBuilder builder() {
    return new EventSeriesBuilder();
  }

  /** Starts a value from this one. */
  public EventSeriesBuilder toBuilder() {
    return new EventSeriesBuilder(this);
  }
}
