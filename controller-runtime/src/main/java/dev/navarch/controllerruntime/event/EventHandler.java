package dev.navarch.controllerruntime.event;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.controllerruntime.reconcile.Request;
import java.io.IOException;
import java.util.Collection;

/** Tells which requests an event makes. {@link EventHandlers} has the usual ones. */
@FunctionalInterface
public interface EventHandler<T extends MetaObject> {
  /**
   * The requests, in any order; the same one may be in it several times. Must be quick: the next
   * event waits.
   *
   * @throws IOException if it cannot tell now; it is asked again a few times, and events of the
   *     same source wait meanwhile
   */
  Collection<Request> requestsFor(ObjectEvent<? extends T> event)
      throws IOException, InterruptedException;

  /**
   * Learns what it needs to know, before it is asked for the first time. Called again at each start
   * of its controller.
   *
   * @throws IOException if that is not to be had; the controller fails then
   */
  default void prepare() throws IOException, InterruptedException {}
}
