package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One field of an API type, on a record component.
 *
 * <p>Types follow Go's value semantics: a {@code @Nullable} component is a pointer, absent when
 * null. Any other component always has a value, and its zero value ({@code ""}, 0, false, an empty
 * collection, a record of zero values) counts as absent.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Field {
  /** The field's number in protobuf; 0 keeps the field out of protobuf. */
  int value() default 0;

  /** The field's name in JSON where it is not the component's. */
  String name() default "";

  /**
   * True when clients must send the field; such a field is always written unless {@link #omit}
   * differs.
   */
  boolean required() default false;

  /** When the field is left out of JSON. */
  Omit omit() default Omit.BY_REQUIRED;

  /** The field's name in {@code .proto} text where it is not the one in JSON. */
  String protoName() default "";

  /** When a field is left out of JSON. */
  enum Omit {
    /** Never for a required field, when empty for any other. */
    BY_REQUIRED,
    /** When empty: null, 0, false, empty text or an empty collection. A record is never empty. */
    EMPTY,
    /** When empty, and also when a record or time has only zero values. */
    ZERO,
    /** Never: null and empty values are written too. */
    NEVER
  }
}
