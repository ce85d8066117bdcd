package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A field, or what a list or map holds, that may be {@code null} explicitly. Elsewhere a server
 * takes a field that is null for one that is absent, and refuses a null in a list.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
public @interface NullAllowed {}
