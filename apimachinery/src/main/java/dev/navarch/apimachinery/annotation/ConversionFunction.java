package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A hand-written conversion: a static method that takes one API type and returns another. It
 * replaces the generated conversion between the two.
 *
 * <p>With {@link #partial()} it does not replace but complete it: the generated conversion runs
 * first, passes over the named components, and hands its result to the method as the second
 * argument.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface ConversionFunction {
  /** Names of components, of either type, that this function takes care of. */
  String[] partial() default {};
}
