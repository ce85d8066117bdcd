package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How many items a list, or how many entries a map or object, may have; a bound that is not given
 * is none. Lists in which nothing may stand twice are {@link ListSet}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
public @interface Size {
  /** The fewest. */
  int min() default 0;

  /** The most. */
  int max() default Integer.MAX_VALUE;
}
