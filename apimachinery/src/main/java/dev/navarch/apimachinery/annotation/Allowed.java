package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The values that a field, list or map may hold, where they have no class of their own to be named
 * by {@link EnumOf}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
public @interface Allowed {
  /** The values: texts as they are, numbers and truth values as JSON writes them. */
  String[] value();
}
