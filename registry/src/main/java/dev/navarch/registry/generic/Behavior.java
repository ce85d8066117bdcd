package dev.navarch.registry.generic;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apiserver.rest.SideEffects;
import dev.navarch.apiserver.rest.Strategy;
import org.jspecify.annotations.Nullable;

/**
 * How the objects of a resource behave.
 *
 * @param status how their status is written; null for the usual way
 * @param effects what else a write touches; null for nothing
 */
public record Behavior<T extends MetaObject>(
    Strategy<T> main, @Nullable Strategy<T> status, @Nullable SideEffects<T> effects) {

  public static <T extends MetaObject> Behavior<T> of(Strategy<T> main) {
    return new Behavior<>(main, null, null);
  }
}
