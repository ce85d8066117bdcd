package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import org.jspecify.annotations.Nullable;

/**
 * What a write of a resource needs elsewhere: addresses and ports that are taken for a service, for
 * example.
 */
public interface SideEffects<T extends MetaObject> {
  /** Something was taken for an object; it is kept or given back when the write has ended. */
  interface Reservation {
    Reservation NOTHING =
        new Reservation() {
          @Override
          public void keep() {}

          @Override
          public void giveBack() {}
        };

    /** The write happened. */
    void keep();

    /** The write did not happen. */
    void giveBack();
  }

  /** An object with what was taken for it. */
  record Prepared<T>(T object, Reservation reservation) {}

  /** Takes what an object needs, before it is checked. */
  Prepared<T> before(RequestContext context, T object, @Nullable T old, boolean dryRun);

  /** Gives back what a deleted object had. */
  void deleted(T object);
}
