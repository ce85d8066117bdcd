package dev.navarch.client.record;

import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.api.events.v1.Event;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.client.waiting.TimeSource;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

final class V1SeriesRecorder implements SeriesRecorder {
  /** What a server takes, in bytes. */
  private static final int LONGEST_NOTE = 1024;

  private static final Logger LOG = System.getLogger("dev.navarch.client.record");

  private final Feed<Event> feed;
  private final @Nullable Scheme scheme;
  private final String controller;
  private final String instance;
  private final TimeSource time;
  private final EventNames names = new EventNames();

  V1SeriesRecorder(
      Feed<Event> feed,
      @Nullable Scheme scheme,
      String controller,
      String instance,
      TimeSource time) {
    this.feed = feed;
    this.scheme = scheme;
    this.controller = controller;
    this.instance = instance;
    this.time = time;
  }

  @Override
  public void event(
      MetaObject regarding,
      @Nullable MetaObject related,
      String type,
      String reason,
      String action,
      String note) {
    if (!EventReferences.isEventType(type)) {
      LOG.log(Level.ERROR, () -> "event lost, reason=" + reason + ": unsupported type " + type);
      return;
    }
    try {
      ObjectReference about = EventReferences.to(regarding, scheme);
      ObjectReference other = related == null ? null : EventReferences.to(related, scheme);
      feed.send(event(about, other, type, reason, action, note));
    } catch (IllegalArgumentException e) {
      LOG.log(Level.ERROR, () -> "event lost, reason=" + reason + ": " + e.getMessage());
    }
  }

  private Event event(
      ObjectReference about,
      @Nullable ObjectReference related,
      String type,
      String reason,
      String action,
      String note) {
    Instant now = time.now();
    return Event.builder()
        .metadata(meta ->
            meta.name(names.next(about.name(), now)).namespace(EventReferences.namespaceFor(about)))
        .eventTime(MicroTime.of(now))
        .reportingController(controller)
        .reportingInstance(instance)
        .action(action)
        .reason(reason)
        .regarding(about)
        .related(related)
        .note(cut(note))
        .type(type)
        .build();
  }

  /** As much of a text as fits, in whole characters. */
  static String cut(String text) {
    int bytes = 0;
    int i = 0;
    while (i < text.length()) {
      int c = text.codePointAt(i);
      bytes += c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
      if (bytes > LONGEST_NOTE) {
        return text.substring(0, i);
      }
      i += Character.charCount(c);
    }
    return text;
  }
}
