package dev.navarch.apiserver.objects;

import dev.navarch.apimachinery.meta.v1.MetaObject;

/**
 * Told of what this server has written, object by object, as soon as it is stored. Calls come from
 * the threads that write, and hold the answers up: they must be quick and must not fail. What other
 * servers write to the same store is not told.
 */
public interface WriteObserver {
  /** Told of nothing. */
  WriteObserver NONE = new WriteObserver() {};

  /** An object is there, or is another than before. */
  default void wrote(MetaObject object) {}

  /** An object is gone; this is what it was last. */
  default void removed(MetaObject object) {}
}
