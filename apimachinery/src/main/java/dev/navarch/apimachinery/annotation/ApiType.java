package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a record as an API type: a descriptor with its codecs, a builder and whatever else the
 * package asks for are generated beside it. A type that implements {@code ApiObject} is a kind.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ApiType {
  /** True when server-side apply treats a value of this type as one piece. */
  boolean atomic() default false;

  /**
   * The hub type this one converts to, where it is not the type of the same name in the hub
   * package. {@code Void.class} means the rule of the package; the type itself means that it needs
   * no hub.
   */
  Class<?> hub() default Void.class;

  /** The group that the kind belongs to, where it is not the package's. */
  String group() default "";
}
