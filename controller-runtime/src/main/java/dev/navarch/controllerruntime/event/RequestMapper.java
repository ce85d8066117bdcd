package dev.navarch.controllerruntime.event;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.controllerruntime.reconcile.Request;
import java.io.IOException;
import java.util.Collection;

/** Tells which requests an object makes. It may read what it needs for that from a client. */
@FunctionalInterface
public interface RequestMapper<T extends MetaObject> {
  /**
   * The requests, in any order.
   *
   * @throws IOException if it cannot tell now; it is asked again as {@link EventHandler} says
   */
  Collection<Request> requestsFor(T object) throws IOException, InterruptedException;
}
