package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.RawExtension;

/**
 * One change notification in a watch stream.
 *
 * @param type What happened: ADDED, MODIFIED, DELETED, BOOKMARK or ERROR
 * @param object Object after the change, its last state when deleted, or a Status on error
 */
@ApiType
public record WatchEvent(
    @Field(value = 1, required = true) String type,
    @Field(value = 2, required = true) RawExtension object)
    implements ApiStruct<WatchEvent> {
  /** Starts a value in which nothing is set. */
  public static WatchEventBuilder builder() {
    return new WatchEventBuilder();
  }

  /** Starts a value from this one. */
  public WatchEventBuilder toBuilder() {
    return new WatchEventBuilder(this);
  }
}
