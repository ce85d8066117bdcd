package dev.navarch.client.fake;

import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * A watch that tells what a test puts into it. Holds as many events as are put in. Any thread may
 * put in, one reads.
 */
public final class FakeWatcher<T> implements Watch<T> {
  /** Empty stands for the end. */
  private final BlockingQueue<Optional<Event<T>>> events = new LinkedBlockingQueue<>();

  private volatile boolean closed;

  public void add(T object) {
    put(new Event.Added<>(object));
  }

  public void modify(T object) {
    put(new Event.Modified<>(object));
  }

  public void delete(T object) {
    put(new Event.Deleted<>(object));
  }

  public void bookmark(String resourceVersion) {
    put(new Event.Bookmark<>(resourceVersion, false));
  }

  /** Ends the watch as a server does that cannot go on. */
  public void fail(Status status) {
    put(new Event.Failed<>(status));
  }

  private void put(Event<T> event) {
    events.add(Optional.of(event));
  }

  /** Whether its reader, or somebody else, has closed it. */
  public boolean isClosed() {
    return closed;
  }

  @Override
  public @Nullable Event<T> next() throws InterruptedException {
    if (closed) {
      return null;
    }
    return events.take().orElse(null);
  }

  @Override
  public void close() {
    closed = true;
    events.add(Optional.empty());
  }
}
