package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The smallest number that a field may hold, or that a list or map may. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
public @interface Minimum {
  /** The number. */
  double value();

  /** True when the number itself is too small already. */
  boolean exclusive() default false;
}
