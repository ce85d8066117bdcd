package dev.navarch.client.fake;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A watch on tracked objects. Holds as many events as its reader leaves unread. The tracker puts in
 * under its lock, one thread reads.
 */
final class TrackedWatch implements Watch<MetaObject> {
  private final GroupVersionResource resource;
  private final Selection selection;
  private final @Nullable Long endsAt;
  private final Consumer<TrackedWatch> closed;

  /** Empty stands for the end. */
  private final BlockingQueue<Optional<Event<MetaObject>>> events = new LinkedBlockingQueue<>();

  /**
   * Creates a watch.
   *
   * @param seconds after which it ends in order; null for never
   * @param closed is told when nobody reads any more
   */
  TrackedWatch(
      GroupVersionResource resource,
      Selection selection,
      @Nullable Long seconds,
      Consumer<TrackedWatch> closed) {
    this.resource = resource;
    this.selection = selection;
    this.endsAt =
        seconds == null || seconds <= 0
            ? null
            : System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    this.closed = closed;
  }

  void tell(TrackedChange change) {
    if (change.resource().equals(resource)) {
      change.seenBy(selection).ifPresent(this::tell);
    }
  }

  void tell(Event<MetaObject> event) {
    events.add(Optional.of(event));
  }

  @Override
  public @Nullable Event<MetaObject> next() throws InterruptedException {
    Optional<Event<MetaObject>> event =
        endsAt == null
            ? events.take()
            : events.poll(Math.max(0, endsAt - System.nanoTime()), TimeUnit.NANOSECONDS);
    if (event == null || event.isEmpty()) {
      close();
      return null;
    }
    return event.get();
  }

  @Override
  public void close() {
    closed.accept(this);
    events.add(Optional.empty());
  }
}
