package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A hand-written defaulting function: a static method that takes a value of an API type of its
 * package (and, if it needs one, a {@code DefaultingContext}) and returns it with defaults filled
 * in. The generated walk calls it for every value of that type inside an object, a parent before
 * its children.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface DefaultingFunction {}
