package dev.navarch.client.record;

import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.EventSource;
import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Takes events of recorders to sinks, logs and watchers. Each of these has a thread and a queue of
 * its own; while one is slow, at most a thousand events wait for it and more are lost, for it
 * alone. May be used by any thread.
 */
public final class EventBroadcaster implements AutoCloseable {
  private static final Duration DRAIN = Duration.ofSeconds(5);

  private final Feed<Event> feed = new Feed<>();
  private final CorrelatorOptions options;
  private final TimeSource time;

  /** A broadcaster with the limits that Kubernetes' components have. */
  public EventBroadcaster() {
    this(CorrelatorOptions.DEFAULT, TimeSource.system());
  }

  public EventBroadcaster(CorrelatorOptions options, TimeSource time) {
    this.options = options;
    this.time = time;
  }

  /** A recorder for a component, for objects that say of what kind they are. */
  public EventRecorder newRecorder(EventSource source) {
    return new CoreEventRecorder(feed, source, null, time);
  }

  /** A recorder for a component, for objects of the kinds in a scheme. */
  public EventRecorder newRecorder(Scheme scheme, EventSource source) {
    return new CoreEventRecorder(feed, source, scheme, time);
  }

  /** Writes events to a sink from now on, put together and counted. */
  public EventWatch startRecordingToSink(EventSink<Event> sink) {
    EventCorrelator correlator = new EventCorrelator(options, time);
    SinkWriter<Event> writer =
        new SinkWriter<>(sink, EventBroadcaster::withoutResourceVersion, time);
    return feed.watch("navarch-events-to-sink", event -> record(event, correlator, writer));
  }

  private static void record(Event event, EventCorrelator correlator, SinkWriter<Event> writer)
      throws InterruptedException {
    Optional<Correlation> correlation = correlator.correlate(event);
    if (correlation.isEmpty()) {
      return;
    }
    Correlation write = correlation.get();
    @Nullable Event written = writer.write(write.event(), write.patch());
    if (written != null) {
      correlator.written(write.key(), written);
    }
  }

  private static Event withoutResourceVersion(Event event) {
    return event.toBuilder()
        .metadata(event.metadata().toBuilder().resourceVersion("").build())
        .build();
  }

  /** Hands each event to somebody from now on. */
  public EventWatch startEventWatcher(Consumer<? super Event> watcher) {
    return feed.watch("navarch-events-to-watcher", watcher::accept);
  }

  /** Writes each event as a line of text from now on. */
  public EventWatch startLogging(Consumer<String> log) {
    return feed.watch("navarch-events-to-log", event -> log.accept(line(event)));
  }

  private static String line(Event event) {
    ObjectReference about = event.involvedObject();
    return "Event(%s %s/%s): type: '%s' reason: '%s' %s"
        .formatted(
            about.kind(),
            about.namespace(),
            about.name(),
            event.type(),
            event.reason(),
            event.message());
  }

  /** Ends all recorders and watchers, after some seconds at most for what waits. */
  @Override
  public void close() {
    feed.close(DRAIN);
  }
}
