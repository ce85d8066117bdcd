package dev.navarch.api.events.v1;

import dev.navarch.api.core.v1.EventSource;
import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Time;
import org.jspecify.annotations.Nullable;

/** Report of something that happened to an object, kept for a limited time. */
@ApiType(hub = dev.navarch.api.core.v1.Event.class)
@Resource(shortNames = "ev")
public record Event(
    @Inline TypeMeta typeMeta,
    @Field(value = 1, omit = Omit.NEVER) ObjectMeta metadata,
    @Field(value = 2, required = true) MicroTime eventTime,
    @Field(3) @Nullable EventSeries series,
    @Field(4) String reportingController,
    @Field(5) String reportingInstance,
    @Field(6) String action,
    @Field(7) String reason,
    @Field(8) ObjectReference regarding,
    @Field(9) @Nullable ObjectReference related,
    @Field(10) String note,
    @Field(11) String type,
    @Field(12) EventSource deprecatedSource,
    @Field(13) Time deprecatedFirstTimestamp,
    @Field(14) Time deprecatedLastTimestamp,
    @Field(15) int deprecatedCount)
    implements MetaObject, ApiStruct<Event> {
  /** Starts a value in which nothing is set but its kind. */
  public static EventBuilder builder() {
    return new EventBuilder();
  }

  /** Starts a value from this one. */
  public EventBuilder toBuilder() {
    return new EventBuilder(this);
  }
}
