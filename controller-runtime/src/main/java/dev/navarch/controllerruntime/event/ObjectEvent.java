package dev.navarch.controllerruntime.event;

import dev.navarch.apimachinery.meta.v1.MetaObject;

/** Something that happened to an object. */
public sealed interface ObjectEvent<T extends MetaObject> {
  /** The object as it is now, or was last. */
  T object();

  /**
   * An object is there.
   *
   * @param inInitialList whether it was there when the controller began to look
   */
  record Created<T extends MetaObject>(T object, boolean inInitialList) implements ObjectEvent<T> {}

  /** An object changed; in a resync both are the same. Several changes may come as one. */
  record Updated<T extends MetaObject>(T before, T object) implements ObjectEvent<T> {}

  /**
   * An object is gone.
   *
   * @param finalStateUnknown whether its end went unseen, so that {@code object} may be old
   */
  record Deleted<T extends MetaObject>(T object, boolean finalStateUnknown)
      implements ObjectEvent<T> {}

  /** Somebody says that an object is to be looked at. It need not come from a server. */
  record Generic<T extends MetaObject>(T object) implements ObjectEvent<T> {}
}
