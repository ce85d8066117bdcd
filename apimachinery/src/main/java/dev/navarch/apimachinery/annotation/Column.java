package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A column that tables of a {@link CustomResource} have in this version. Without any, tables show
 * the age.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Column.Columns.class)
public @interface Column {
  /** The column's heading. */
  String name();

  /** Where in an object the value is, such as {@code .spec.replicas}; it must lead to a field. */
  String jsonPath();

  /**
   * {@code boolean}, {@code date}, {@code integer}, {@code number} or {@code string}; empty for
   * what the field is.
   */
  String type() default "";

  /** How clients show the value, such as {@code int64} or {@code password}; empty for no wish. */
  String format() default "";

  /** What the column tells people. */
  String description() default "";

  /** 0 for a column that is always shown, more for one that only wide tables show. */
  int priority() default 0;

  /** Several columns, in their order. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface Columns {
    /** The columns. */
    Column[] value();
  }
}
