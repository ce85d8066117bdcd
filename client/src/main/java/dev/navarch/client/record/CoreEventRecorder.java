package dev.navarch.client.record;

import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.EventSource;
import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.client.waiting.TimeSource;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

final class CoreEventRecorder implements EventRecorder {
  private static final Logger LOG = System.getLogger("dev.navarch.client.record");

  private final Feed<Event> feed;
  private final EventSource source;
  private final @Nullable Scheme scheme;
  private final TimeSource time;
  private final EventNames names = new EventNames();

  CoreEventRecorder(
      Feed<Event> feed, EventSource source, @Nullable Scheme scheme, TimeSource time) {
    this.feed = feed;
    this.source = source;
    this.scheme = scheme;
    this.time = time;
  }

  @Override
  public void annotatedEvent(
      MetaObject about,
      Map<String, String> annotations,
      String type,
      String reason,
      String message) {
    ObjectReference reference;
    try {
      reference = EventReferences.to(about, scheme);
    } catch (IllegalArgumentException e) {
      LOG.log(Level.ERROR, () -> "event lost, reason=" + reason + ": " + e.getMessage());
      return;
    }
    referencedEvent(reference, annotations, type, reason, message);
  }

  @Override
  public void referencedEvent(
      ObjectReference about,
      Map<String, String> annotations,
      String type,
      String reason,
      String message) {
    if (!EventReferences.isEventType(type)) {
      LOG.log(Level.ERROR, () -> "event lost, reason=" + reason + ": unsupported type " + type);
      return;
    }
    Instant now = time.now();
    feed.send(
        Event.builder()
            .metadata(meta ->
                meta.name(names.next(about.name(), now))
                    .namespace(EventReferences.namespaceFor(about))
                    .annotations(annotations))
            .involvedObject(about)
            .reason(reason)
            .message(message)
            .firstTimestamp(Time.of(now))
            .lastTimestamp(Time.of(now))
            .count(1)
            .type(type)
            .source(source)
            .reportingComponent(source.component())
            .reportingInstance(source.host())
            .build());
  }
}
