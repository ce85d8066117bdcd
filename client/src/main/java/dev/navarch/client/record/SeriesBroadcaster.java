package dev.navarch.client.record;

import dev.navarch.api.events.v1.Event;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Takes events of {@code events.k8s.io} to sinks and watchers. An event that is repeated becomes a
 * series, whose count is written at the second time and then every six minutes; a series that was
 * not heard of for that long is over. Queues and losses are as those of {@link EventBroadcaster}.
 * May be used by any thread.
 */
public final class SeriesBroadcaster implements AutoCloseable {
  private static final Duration DRAIN = Duration.ofSeconds(5);

  private final Feed<Event> feed = new Feed<>();
  private final TimeSource time;
  private final List<SeriesSink> sinks = new CopyOnWriteArrayList<>();
  private volatile boolean closed;

  public SeriesBroadcaster() {
    this(TimeSource.system());
  }

  public SeriesBroadcaster(TimeSource time) {
    this.time = time;
  }

  /**
   * A recorder for a controller.
   *
   * @param scheme tells the kind of objects that do not say it themselves; null if all do
   * @param reportingController its name, such as {@code example.com/foo-controller}
   * @param reportingInstance which one of its processes, such as its name and that of its host
   */
  public SeriesRecorder newRecorder(
      @Nullable Scheme scheme, String reportingController, String reportingInstance) {
    return new V1SeriesRecorder(feed, scheme, reportingController, reportingInstance, time);
  }

  /** Writes events to a sink from now on. */
  public EventWatch startRecordingToSink(EventSink<Event> sink) {
    SeriesSink started = SeriesSink.start(sink, feed, time);
    sinks.removeIf(SeriesSink::isClosed);
    sinks.add(started);
    if (closed) {
      started.close();
    }
    return started;
  }

  /** Hands each event to somebody from now on. */
  public EventWatch startEventWatcher(Consumer<? super Event> watcher) {
    return feed.watch("navarch-series-to-watcher", watcher::accept);
  }

  /** Ends all recorders and watchers, after some seconds at most for what waits. */
  @Override
  public void close() {
    closed = true;
    long deadline = System.nanoTime() + DRAIN.toNanos();
    sinks.forEach(SeriesSink::close);
    feed.close(DRAIN);
    for (SeriesSink sink : sinks) {
      sink.endRefreshWithin(Duration.ofNanos(deadline - System.nanoTime()));
    }
  }
}
