package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import org.jspecify.annotations.Nullable;

/** Has the last word on a write: validating admission. */
@FunctionalInterface
public interface WriteCheck<T extends MetaObject> {
  /**
   * Comes back if the write may happen.
   *
   * @param object the object as it will be stored; null for a deletion
   * @param old the object as it is; null for a creation
   * @throws dev.navarch.apimachinery.errors.ApiException if it may not
   */
  void check(@Nullable T object, @Nullable T old);

  /** What the creation of an object depends on. */
  default Premises premises() {
    return new Premises();
  }

  static <T extends MetaObject> WriteCheck<T> none() {
    return (object, old) -> {};
  }

  /** A check of objects that were admitted on premises. */
  static <T extends MetaObject> WriteCheck<T> on(Premises premises, WriteCheck<T> check) {
    return new WriteCheck<>() {
      @Override
      public void check(@Nullable T object, @Nullable T old) {
        check.check(object, old);
      }

      @Override
      public Premises premises() {
        return premises;
      }
    };
  }
}
