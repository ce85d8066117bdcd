package dev.navarch.client.record;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import org.jspecify.annotations.Nullable;

/**
 * Records what a controller did to objects, as events of {@code events.k8s.io}. It returns at once
 * and never fails: an event that cannot be recorded is lost, and the log says so.
 */
public interface SeriesRecorder {
  /**
   * Records an event.
   *
   * @param regarding what it is about
   * @param related something else that had to do with it
   * @param type {@code Normal} or {@code Warning}
   * @param reason one word in CamelCase: why the action was taken
   * @param action one word in CamelCase: what was done
   * @param note a sentence for people; what is longer than a kilobyte is cut off
   */
  void event(
      MetaObject regarding,
      @Nullable MetaObject related,
      String type,
      String reason,
      String action,
      String note);

  /**
   * As {@link #event}, with a note in the format of {@link String#format}; one that is wrong stays
   * as it is.
   */
  @SuppressWarnings("AnnotateFormatMethod") // the annotation is no dependency of this module
  default void eventf(
      MetaObject regarding,
      @Nullable MetaObject related,
      String type,
      String reason,
      String action,
      String format,
      Object... arguments) {
    event(regarding, related, type, reason, action, EventText.format(format, arguments));
  }
}
