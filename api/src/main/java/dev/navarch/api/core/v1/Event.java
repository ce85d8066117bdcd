package dev.navarch.api.core.v1;

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

/**
 * A short-lived report of something that happened to an object; may be lost or delayed.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the event; its namespace is usually that of the object
 * @param involvedObject Object the event is about
 * @param reason Machine-readable CamelCase cause, such as FailedScheduling
 * @param message What happened, in words for people
 * @param source Component that reported the event
 * @param firstTimestamp When the event was first seen
 * @param lastTimestamp When the event was last seen
 * @param count How often the event has occurred
 * @param type Severity: Normal or Warning
 * @param eventTime When the event was first observed, to the microsecond
 * @param series Running count if the event keeps repeating; unset for a single event
 * @param action What was done or failed towards the object
 * @param related Second object involved, if the action touches one
 * @param reportingComponent Controller that sent the event, such as kubernetes.io/kubelet
 * @param reportingInstance Which instance of that controller sent it
 */
@ApiType
@Resource(shortNames = "ev")
public record Event(
    @Inline TypeMeta typeMeta,
    @Field(value = 1, required = true) ObjectMeta metadata,
    @Field(value = 2, required = true) ObjectReference involvedObject,
    @Field(3) String reason,
    @Field(4) String message,
    @Field(5) EventSource source,
    @Field(6) Time firstTimestamp,
    @Field(7) Time lastTimestamp,
    @Field(8) int count,
    @Field(9) String type,
    @Field(10) MicroTime eventTime,
    @Field(11) @Nullable EventSeries series,
    @Field(12) String action,
    @Field(13) @Nullable ObjectReference related,
    @Field(value = 14, omit = Omit.NEVER) String reportingComponent,
    @Field(value = 15, omit = Omit.NEVER) String reportingInstance)
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
