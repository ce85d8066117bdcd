package dev.navarch.client.cache;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Told what happens to objects. Calls come one after the other on one thread of the handler's own,
 * in the order in which things happened to each object: it is added before it is updated, and
 * deleted last. What a handler throws is logged, and the next event follows. Slow handlers hold
 * nobody up but themselves; what waits for them takes memory.
 */
public interface ResourceEventHandler<T> {
  /**
   * An object is there.
   *
   * @param inInitialList whether it was there when the handler came
   */
  default void onAdd(T object, boolean inInitialList) {}

  /** An object changed; in a resync both are the same. Several changes may be told as one. */
  default void onUpdate(T before, T after) {}

  /**
   * An object is gone.
   *
   * @param last how it was last
   * @param finalStateUnknown whether its end went unseen, so that {@code last} is what was known
   *     before, and may be old: client-go's {@code DeletedFinalStateUnknown}
   */
  default void onDelete(T last, boolean finalStateUnknown) {}

  /** A handler of three functions. */
  static <T> ResourceEventHandler<T> of(
      Consumer<T> onAdd, BiConsumer<T, T> onUpdate, Consumer<T> onDelete) {
    return new ResourceEventHandler<>() {
      @Override
      public void onAdd(T object, boolean inInitialList) {
        onAdd.accept(object);
      }

      @Override
      public void onUpdate(T before, T after) {
        onUpdate.accept(before, after);
      }

      @Override
      public void onDelete(T last, boolean finalStateUnknown) {
        onDelete.accept(last);
      }
    };
  }

  /**
   * Told only of objects that fit: one that begins to fit is added, one that ceases to is deleted.
   */
  default ResourceEventHandler<T> filtered(Predicate<T> filter) {
    return new FilteringResourceEventHandler<>(filter, this);
  }
}
