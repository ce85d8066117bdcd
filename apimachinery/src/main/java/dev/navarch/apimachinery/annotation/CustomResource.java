package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for a {@code CustomResourceDefinition} of a kind that has {@link Resource}, and says how the
 * version that the kind is written in stands in it.
 *
 * <p>The definition is written to {@code META-INF/navarch/crds/<plural>.<group>.yaml} among the
 * compiled classes. Kinds of one name in several packages of one group become the versions of one
 * definition; they must be compiled together, and objects pass between them unchanged but for their
 * {@code apiVersion}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface CustomResource {
  /**
   * True for the version that objects are stored in. Of several versions exactly one must say so; a
   * version that is alone need not.
   */
  boolean storage() default false;

  /** False for a version that is defined but not offered to clients. */
  boolean served() default true;

  /** True when clients that use this version are warned. */
  boolean deprecated() default false;

  /** The warning, which {@link #deprecated()} must allow; empty for the server's own words. */
  String deprecationWarning() default "";

  /**
   * The paths of up to eight scalar fields, such as {@code .spec.colour}, that field selectors may
   * use.
   */
  String[] selectableFields() default {};

  /**
   * The approval that groups below {@code k8s.io} and {@code kubernetes.io} need: the address of
   * the review, or a text that begins with {@code unapproved}.
   */
  String approval() default "";
}
