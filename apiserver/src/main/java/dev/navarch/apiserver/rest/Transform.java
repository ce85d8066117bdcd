package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import org.jspecify.annotations.Nullable;

/** Makes the next state of an object of its present one; run again if somebody else was faster. */
@FunctionalInterface
public interface Transform<T extends MetaObject> {
  /**
   * The object as it is to be.
   *
   * @param existing the object as it is; null if there is none and the write may create it
   * @throws dev.navarch.apimachinery.errors.ApiException if the write cannot be
   */
  T apply(@Nullable T existing);
}
