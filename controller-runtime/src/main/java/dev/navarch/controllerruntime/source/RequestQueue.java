package dev.navarch.controllerruntime.source;

import dev.navarch.controllerruntime.reconcile.Request;
import java.time.Duration;

/** A controller's queue as sources see it. Adding never waits. May be used by any thread. */
public interface RequestQueue {
  void add(Request request);

  /** Adds a request when some time has passed. */
  void addAfter(Request request, Duration delay);

  /** Adds a request when the controller's rate limiter says that it is time. */
  void addRateLimited(Request request);
}
