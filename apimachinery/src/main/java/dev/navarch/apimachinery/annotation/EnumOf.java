package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The values that a text field may have. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface EnumOf {
  /** The class whose public text constants are the values, marked with {@link ApiEnum}. */
  Class<?> value();

  /** True when the schema lists the values, which clients may then check. */
  boolean closed() default false;
}
