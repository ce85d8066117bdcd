package dev.navarch.client.record;

import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.util.Map;

/**
 * Records what happened to objects, in the name of one component. It returns at once and never
 * fails: an event that cannot be recorded is lost, and the log says so.
 */
public interface EventRecorder {
  /**
   * Records an event.
   *
   * @param type {@code Normal} or {@code Warning}
   * @param reason one word in CamelCase that programs may look for
   * @param message a sentence for people
   */
  default void event(MetaObject about, String type, String reason, String message) {
    annotatedEvent(about, Map.of(), type, reason, message);
  }

  /**
   * As {@link #event}, with a message in the format of {@link String#format}; one that is wrong
   * stays as it is.
   */
  @SuppressWarnings("AnnotateFormatMethod") // the annotation is no dependency of this module
  default void eventf(
      MetaObject about, String type, String reason, String format, Object... arguments) {
    event(about, type, reason, EventText.format(format, arguments));
  }

  /** As {@link #eventf}, with annotations on the event. */
  @SuppressWarnings("AnnotateFormatMethod") // the annotation is no dependency of this module
  default void annotatedEventf(
      MetaObject about,
      Map<String, String> annotations,
      String type,
      String reason,
      String format,
      Object... arguments) {
    annotatedEvent(about, annotations, type, reason, EventText.format(format, arguments));
  }

  /** As {@link #event}, with annotations on the event. */
  void annotatedEvent(
      MetaObject about,
      Map<String, String> annotations,
      String type,
      String reason,
      String message);

  /** As {@link #annotatedEvent}, for something that is known by its reference. */
  void referencedEvent(
      ObjectReference about,
      Map<String, String> annotations,
      String type,
      String reason,
      String message);
}
