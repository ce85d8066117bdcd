package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A field, or a type, in which a server keeps what the schema does not name instead of dropping it.
 * A field whose type holds itself, or writes its JSON itself, needs it, because no schema can say
 * what is in there; below such a field the schema says nothing.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT})
public @interface PreserveUnknownFields {}
