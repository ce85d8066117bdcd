package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import java.util.concurrent.Semaphore;

/**
 * Bounds the memory of lists that are built in memory before they are sent, such as tables: only so
 * many objects are in the making at once, whatever requests they belong to. Requests beyond that
 * wait, in the order of their arrival; a list that is larger than the bound is built alone.
 */
final class ShapedLists {
  private static final int MOST_OBJECTS = 20_000;

  private static final Semaphore OBJECTS = new Semaphore(MOST_OBJECTS, true);

  private ShapedLists() {}

  /** Builds a list of so many objects once there is room for it. Blocks. */
  static void build(int objects, Runnable list) {
    int taken = Math.clamp(objects, 1, MOST_OBJECTS);
    try {
      OBJECTS.acquire(taken);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw ApiException.serviceUnavailable("the server is shutting down");
    }
    try {
      list.run();
    } finally {
      OBJECTS.release(taken);
    }
  }
}
