package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for one class that adds the kinds of many packages to schemes, with a method for each
 * package that is named after the last two parts of the package's name, such as {@code appsV1}.
 * Stands on {@code package-info.java} of the package that the class goes to.
 *
 * <p>A package's own {@code Register} does the same for its kinds, and is a class to load for each
 * version. Worth asking for where a scheme has dozens of versions and most of them stay unused.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PACKAGE)
public @interface RegisterTogether {
  /** The packages of types, one for each version, compiled already or in the same compilation. */
  String[] packages();

  /** The simple name of the class. */
  String className();
}
