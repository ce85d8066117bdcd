package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a {@link CustomResource} the subresource {@code scale}: where its values are in an object.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ScalePaths {
  /** The wanted number, an integer below {@code .spec}. */
  String specReplicas();

  /** The number there is, an integer below {@code .status}. */
  String statusReplicas();

  /**
   * The label selector as text, below {@code .spec} or {@code .status}; empty for none, and then no
   * autoscaler can work with the resource.
   */
  String labelSelector() default "";
}
