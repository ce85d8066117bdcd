package dev.navarch.registry.autoscaling.scale;

import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Where objects of a kind keep the numbers that a scale shows.
 *
 * @param wanted how many copies there are to be
 * @param change the same object with another number of copies that are to be
 * @param present how many copies there are
 * @param selector finds the copies
 */
public record ScaleAccess<P>(
    ToIntFunction<P> wanted,
    Change<P> change,
    ToIntFunction<P> present,
    Function<P, String> selector) {

  /** Sets the number of copies that are to be. */
  @FunctionalInterface
  public interface Change<P> {
    P apply(P parent, int wanted);
  }
}
