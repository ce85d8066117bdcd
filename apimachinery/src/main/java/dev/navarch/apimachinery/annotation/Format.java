package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a text or number is, where its type does not say so: {@code hostname}, {@code uri}, {@code
 * ipv4}, {@code email} and so on. Servers check formats that they know and ignore others.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
public @interface Format {
  /** The format's name. */
  String value();
}
