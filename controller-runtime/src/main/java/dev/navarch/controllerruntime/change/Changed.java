package dev.navarch.controllerruntime.change;

import dev.navarch.apimachinery.meta.v1.MetaObject;

/**
 * What became of an object.
 *
 * @param object as it is then
 */
public record Changed<T extends MetaObject>(T object, How how) {
  /** What was done. */
  public enum How {
    /** It was as it should be, and nothing was written. */
    UNCHANGED,
    CREATED,
    UPDATED
  }

  public boolean isUnchanged() {
    return how == How.UNCHANGED;
  }
}
