package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A path below the objects of a {@link Resource}. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Subresource {
  /** The name in paths, such as {@code scale}. */
  String value();

  /** The kind that is read and written there; {@code Void.class} for the resource's own. */
  Class<?> type() default Void.class;

  /** What can be done there, as discovery names it. */
  String[] verbs() default {"get", "patch", "update"};

  /**
   * What stands behind the verb in the names of a client's methods; empty for {@link #value} with a
   * capital letter.
   */
  String name() default "";

  /** False for one that generated clients have no methods for. */
  boolean methods() default true;
}
