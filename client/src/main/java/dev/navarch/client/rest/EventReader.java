package dev.navarch.client.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.watch.Event;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads the events of one watch, one after the other. Belongs to the watch's reader. */
interface EventReader<T> {
  String INITIAL_EVENTS_END = "k8s.io/initial-events-end";

  /** The largest event that is read; servers store no object that comes near it. */
  int MAX_FRAME = 64 * 1024 * 1024;

  /**
   * The next event, or null at the end.
   *
   * @throws DecodeException if it is none
   */
  @Nullable Event<T> read() throws IOException;

  static <T> Event<T> bookmark(ObjectMeta metadata) {
    return new Event.Bookmark<>(
        metadata.resourceVersion(), "true".equals(metadata.annotations().get(INITIAL_EVENTS_END)));
  }

  /** What is told in place of a status when something else was sent with an error. */
  static Status notAStatus(String what) {
    return ApiException.internalError("a watch ended with an error that is no status: " + what)
        .status();
  }

  static DecodeException unknownType(String type) {
    return new DecodeException("got invalid watch event type: " + type);
  }
}
