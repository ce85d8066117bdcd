package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Switches generators on and off. On a package it holds for all its types; on a type it wins over
 * the package's. Without it, every generator that a type qualifies for runs.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.PACKAGE, ElementType.TYPE})
public @interface Generate {
  /** The generators to run, by name; empty means all. */
  String[] value() default {};

  /** Generators that must not run, by name. */
  String[] except() default {};
}
