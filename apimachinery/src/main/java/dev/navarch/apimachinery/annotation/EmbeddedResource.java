package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A field that holds a whole object, with {@code apiVersion}, {@code kind} and {@code metadata} of
 * its own, which a server checks as such. It is a {@code RawExtension} for objects of any kind, or
 * a kind.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface EmbeddedResource {}
