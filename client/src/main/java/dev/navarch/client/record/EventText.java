package dev.navarch.client.record;

import java.util.Arrays;
import java.util.IllegalFormatException;
import java.util.Locale;

/** Messages of events. */
final class EventText {
  private EventText() {}

  /** Fills a format in; where that is wrong, the format and the arguments as they are. */
  @SuppressWarnings("AnnotateFormatMethod") // the annotation is no dependency of this module
  static String format(String format, Object... arguments) {
    try {
      return String.format(Locale.ROOT, format, arguments);
    } catch (IllegalFormatException e) {
      return format + " " + Arrays.toString(arguments);
    }
  }
}
