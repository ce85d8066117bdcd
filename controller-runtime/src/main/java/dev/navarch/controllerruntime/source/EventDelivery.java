package dev.navarch.controllerruntime.source;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.controllerruntime.event.EventHandler;
import dev.navarch.controllerruntime.event.EventPredicate;
import dev.navarch.controllerruntime.event.ObjectEvent;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * From events to a controller's queue, for one start of a source. No failure ends a source: what a
 * server or the way to it is to blame for is tried again a few times, with events behind it
 * waiting; everything else, and that in the end, is logged, and the event is lost.
 *
 * <p>Events come from one thread; any other may close it.
 */
final class EventDelivery<T extends MetaObject> implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.controllerruntime.source");
  private static final int TRIES = 6;
  private static final Duration FIRST_PAUSE = Duration.ofMillis(50);

  private final EventPredicate<? super T> predicate;
  private final EventHandler<? super T> handler;
  private final RequestQueue queue;
  private final CountDownLatch closed = new CountDownLatch(1);

  EventDelivery(
      EventPredicate<? super T> predicate, EventHandler<? super T> handler, RequestQueue queue) {
    this.predicate = predicate;
    this.handler = handler;
    this.queue = queue;
  }

  void accept(ObjectEvent<T> event) throws InterruptedException {
    Duration pause = FIRST_PAUSE;
    for (int tries = 1; ; tries++) {
      try {
        if (predicate.test(event)) {
          handler.requestsFor(event).forEach(queue::add);
        }
        return;
      } catch (IOException | ApiException e) {
        if (tries == TRIES) {
          lost(event, e);
          return;
        }
        if (closed.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
          return;
        }
        pause = pause.multipliedBy(2);
      } catch (RuntimeException | Error e) {
        lost(event, e);
        return;
      }
    }
  }

  private static void lost(ObjectEvent<?> event, Throwable e) {
    MetaObject object = event.object();
    LOG.log(
        Level.ERROR,
        () ->
            "an event is lost: no requests could be made of it, object=%s %s/%s"
                .formatted(
                    object.getClass().getSimpleName(),
                    object.metadata().namespace(),
                    object.metadata().name()),
        e);
  }

  /** Ends waiting for another try. */
  @Override
  public void close() {
    closed.countDown();
  }
}
