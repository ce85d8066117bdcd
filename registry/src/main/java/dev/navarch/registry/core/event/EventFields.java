package dev.navarch.registry.core.event;

import dev.navarch.api.core.v1.Event;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.util.Map;
import java.util.function.Function;

/** What events can be selected by that is not simply a field of theirs. */
public final class EventFields {
  public static final Map<String, Function<MetaObject, String>> ALL =
      Map.of("source", EventFields::source);

  private EventFields() {}

  /** Who reports: newer events say it in a field of its own. */
  private static String source(MetaObject object) {
    if (!(object instanceof Event event)) {
      return "";
    }
    String component = event.source().component();
    return component.isEmpty() ? event.reportingComponent() : component;
  }
}
