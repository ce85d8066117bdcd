package dev.navarch.registry.core.event;

import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.ColumnsBuilder;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.apiserver.table.HumanDuration;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How events are listed, those of the core group and those of {@code events.k8s.io}. */
public final class EventColumns {
  public static final Columns<Event> COLUMNS =
      ColumnsBuilder.<Event>unnamed()
          .timed("Last Seen", 0, "When the event was last seen", EventColumns::lastSeen)
          .text("Type", "Whether the event is normal or a warning", Event::type)
          .text("Reason", "Why the event came about, in one word", Event::reason)
          .text("Object", "What the event is about", event -> target(event.involvedObject()))
          .wide(
              "Subobject",
              "Part of the object that the event is about",
              event -> event.involvedObject().fieldPath())
          .wide("Source", "Who reports the event", EventColumns::source)
          .text("Message", "What happened", event -> event.message().strip())
          .timed("First Seen", 1, "When the event was first seen", EventColumns::firstSeen)
          .wide("Count", "How often the event was seen", EventColumns::count)
          .column("Name", "string", "name", 1, Descriptions.NAME, e -> e.metadata().name())
          .build();

  private EventColumns() {}

  private static String firstSeen(Event event, Instant now) {
    return isSet(event.firstTimestamp())
        ? HumanDuration.since(event.firstTimestamp(), now)
        : HumanDuration.since(event.eventTime(), now);
  }

  private static String lastSeen(Event event, Instant now) {
    if (event.series() != null) {
      return HumanDuration.since(event.series().lastObservedTime(), now);
    }
    return isSet(event.lastTimestamp())
        ? HumanDuration.since(event.lastTimestamp(), now)
        : firstSeen(event, now);
  }

  private static boolean isSet(@Nullable Time time) {
    return time != null && !time.isZero();
  }

  /** An event that was not counted happened once. */
  private static int count(Event event) {
    if (event.series() != null) {
      return event.series().count();
    }
    return event.count() == 0 ? 1 : event.count();
  }

  private static String target(ObjectReference object) {
    String kind = object.kind().toLowerCase(Locale.ROOT);
    return object.name().isEmpty() ? kind : kind + "/" + object.name();
  }

  private static String source(Event event) {
    String component = firstSet(event.source().component(), event.reportingComponent());
    String instance = firstSet(event.source().host(), event.reportingInstance());
    return instance.isEmpty() ? component : component + ", " + instance;
  }

  private static String firstSet(String text, String other) {
    return text.isEmpty() ? other : text;
  }
}
