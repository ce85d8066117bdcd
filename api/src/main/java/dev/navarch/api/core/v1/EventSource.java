package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Who reported an event.
 *
 * @param component Component that reported, such as kubelet or scheduler
 * @param host Node on which the component ran
 */
@ApiType
public record EventSource(@Field(1) String component, @Field(2) String host)
    implements ApiStruct<EventSource> {
  /** Starts a value in which nothing is set. */
  public static EventSourceBuilder builder() {
    return new EventSourceBuilder();
  }

  /** Starts a value from this one. */
  public EventSourceBuilder toBuilder() {
    return new EventSourceBuilder(this);
  }
}
