package dev.navarch.api.events.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.MicroTime;

@ApiType(hub = dev.navarch.api.core.v1.EventSeries.class)
public record EventSeries(
    @Field(value = 1, required = true) int count,
    @Field(value = 2, required = true) MicroTime lastObservedTime)
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
