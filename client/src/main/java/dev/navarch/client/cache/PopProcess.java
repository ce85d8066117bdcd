package dev.navarch.client.cache;

import java.util.List;

/** What is done with the changes of one object when they come out of a queue. */
@FunctionalInterface
public interface PopProcess<T> {
  /**
   * Called under the lock of the queue: must be quick and must not wait.
   *
   * @param deltas what happened to the object since it was processed last, oldest first; never
   *     empty
   * @param inInitialList whether this belongs to the first list
   * @throws RequeueException to have the same changes come once more, after what is queued now
   */
  void process(String key, List<Delta<T>> deltas, boolean inInitialList) throws RequeueException;
}
