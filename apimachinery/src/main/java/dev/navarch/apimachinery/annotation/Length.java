package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How many characters a text may have; a bound that is not given is none. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
public @interface Length {
  /** The fewest. */
  int min() default 0;

  /** The most. */
  int max() default Integer.MAX_VALUE;
}
