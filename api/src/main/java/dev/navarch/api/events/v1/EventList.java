package dev.navarch.api.events.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of events. */
@ApiType(hub = dev.navarch.api.core.v1.EventList.class)
public record EventList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<Event> items)
    implements ApiList<Event>, ApiStruct<EventList> {
  /** Starts a value in which nothing is set but its kind. */
  public static EventListBuilder builder() {
    return new EventListBuilder();
  }

  /** Starts a value from this one. */
  public EventListBuilder toBuilder() {
    return new EventListBuilder(this);
  }
}
