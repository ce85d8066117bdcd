package dev.navarch.client.workqueue;

/** Works on one item. */
@FunctionalInterface
public interface WorkHandler<T> {
  /**
   * Does the work.
   *
   * @throws Exception if it failed and is to be tried again later
   */
  void handle(T item) throws Exception;
}
