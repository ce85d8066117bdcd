package dev.navarch.client.record;

import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.ObjectReference;

/** What events have in common when they are of one sort. */
final class EventKeys {
  private static final char SEPARATOR = '\0';

  private EventKeys() {}

  /** Events of one source about one object. */
  static String source(Event event) {
    ObjectReference about = event.involvedObject();
    return join(
        event.source().component(),
        event.source().host(),
        about.kind(),
        about.namespace(),
        about.name(),
        about.uid(),
        about.apiVersion());
  }

  /** Events that differ in their message alone. */
  static String similar(Event event) {
    return join(
        source(event),
        event.type(),
        event.reason(),
        event.reportingComponent(),
        event.reportingInstance());
  }

  /** Events that differ in their time alone. */
  static String same(Event event) {
    return join(
        source(event),
        event.involvedObject().fieldPath(),
        event.type(),
        event.reason(),
        event.message());
  }

  private static String join(String... parts) {
    StringBuilder key = new StringBuilder();
    for (String part : parts) {
      key.append(part).append(SEPARATOR);
    }
    return key.toString();
  }
}
