package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that a package holds the types of one version of one API group. Stands on {@code
 * package-info.java}; generator tags that hold for the whole package stand beside it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PACKAGE)
public @interface ApiVersion {
  /** The group's name, empty for the core group. */
  String group();

  /** The version's name, such as {@code v1beta1}. */
  String version();

  /**
   * The package of the version that serves as the group's hub; empty when this package is the hub.
   */
  String hub() default "";

  /** The package of the generated {@code .proto} text and of the OpenAPI definition names. */
  String protoPackage();
}
