package dev.navarch.controllerruntime.reconcile;

import java.time.Duration;

/** What comes after a reconciliation that did not fail. */
public sealed interface Result {
  /** Nothing, until something changes. */
  record Done() implements Result {
    private static final Done INSTANCE = new Done();
  }

  /** The same once more, when the controller's rate limiter says that it is time. */
  record Requeue() implements Result {
    private static final Requeue INSTANCE = new Requeue();
  }

  /** The same once more when some time has passed, or earlier if something changes. */
  record RequeueAfter(Duration delay) implements Result {
    public RequeueAfter {
      if (!delay.isPositive()) {
        throw new IllegalArgumentException("the time until the next try must be positive");
      }
    }
  }

  static Result done() {
    return Done.INSTANCE;
  }

  static Result requeue() {
    return Requeue.INSTANCE;
  }

  static Result requeueAfter(Duration delay) {
    return new RequeueAfter(delay);
  }
}
