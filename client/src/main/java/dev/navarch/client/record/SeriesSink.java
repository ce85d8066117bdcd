package dev.navarch.client.record;

import dev.navarch.api.events.v1.Event;
import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Writes events and their series to a sink: events as they come, on the thread of its queue, and
 * series from time to time, on that of an alarm. A lock guards the alarm and its thread; nothing is
 * written while it is held.
 */
final class SeriesSink implements EventWatch {
  private static final Logger LOG = System.getLogger("dev.navarch.client.record");

  private final EventSeriesCache series;
  private final SinkWriter<Event> writer;
  private final TimeSource time;
  private final EventWatch watch;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition refreshed = lock.newCondition();

  // Guarded by the lock.
  private TimeSource.@Nullable Alarm alarm;
  private @Nullable Thread refreshing;
  private boolean closed;

  private SeriesSink(
      EventSeriesCache series, SinkWriter<Event> writer, TimeSource time, EventWatch watch) {
    this.series = series;
    this.writer = writer;
    this.time = time;
    this.watch = watch;
  }

  static SeriesSink start(EventSink<Event> sink, Feed<Event> feed, TimeSource time) {
    EventSeriesCache series = new EventSeriesCache(time);
    SinkWriter<Event> writer = new SinkWriter<>(sink, SeriesSink::withoutResourceVersion, time);
    EventWatch watch =
        feed.watch("navarch-series-to-sink", event -> write(series.observe(event), writer));
    SeriesSink started = new SeriesSink(series, writer, time, watch);
    started.arm();
    return started;
  }

  private void arm() {
    lock.lock();
    try {
      if (!closed) {
        alarm = time.schedule(EventSeriesCache.REFRESH, this::refresh);
      }
    } finally {
      lock.unlock();
    }
  }

  private void refresh() {
    if (!beginRefresh()) {
      return;
    }
    try {
      write(series.refresh(), writer);
    } catch (InterruptedException e) {
      LOG.log(Level.DEBUG, "the writing of series was interrupted", e);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.ERROR, "series of events could not be written", e);
    } finally {
      endRefresh();
    }
    arm();
  }

  private boolean beginRefresh() {
    lock.lock();
    try {
      if (!closed) {
        refreshing = Thread.currentThread();
      }
      return !closed;
    } finally {
      lock.unlock();
    }
  }

  private void endRefresh() {
    lock.lock();
    try {
      refreshing = null;
      boolean unused = Thread.interrupted(); // it was for what has ended
      refreshed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private static void write(List<EventSeriesCache.Write> writes, SinkWriter<Event> writer)
      throws InterruptedException {
    for (EventSeriesCache.Write write : writes) {
      if (writer.write(write.event(), write.patch()) == null) {
        write.failed().run();
      }
    }
  }

  private static Event withoutResourceVersion(Event event) {
    return event.toBuilder()
        .metadata(event.metadata().toBuilder().resourceVersion("").build())
        .build();
  }

  @Override
  public long dropped() {
    return watch.dropped();
  }

  /** Whether it was closed and nothing of it runs any more. */
  boolean isClosed() {
    lock.lock();
    try {
      return closed && refreshing == null;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      if (alarm != null) {
        alarm.cancel();
      }
    } finally {
      lock.unlock();
    }
    watch.close();
  }

  /** Waits for a refresh that runs, after {@link #close}, and interrupts it when time is over. */
  void endRefreshWithin(Duration limit) {
    lock.lock();
    try {
      long left = Durations.toNanos(limit);
      while (refreshing != null && left > 0) {
        left = refreshed.awaitNanos(left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      if (refreshing != null) {
        refreshing.interrupt();
      }
      lock.unlock();
    }
  }
}
