package dev.navarch.apimachinery.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A CEL expression that values must fulfil, on a type, on a field or on what a list or map holds:
 * {@code List<@Rule("self != ''") String>}. In it, {@code self} is the value; a rule that names
 * {@code oldSelf} is about changes.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Repeatable(Rule.Rules.class)
public @interface Rule {
  /** The expression. */
  String value();

  /** What is said of a value that breaks the rule; empty for the expression itself. */
  String message() default "";

  /** An expression that gives the message, and wins over {@link #message()}. */
  String messageExpression() default "";

  /** The kind of error that a broken rule is. */
  Reason reason() default Reason.INVALID;

  /** The field below that an error points to, such as {@code .min}; empty for the value itself. */
  String fieldPath() default "";

  /**
   * True when {@code oldSelf} is an optional value, so that the rule also holds for new objects.
   */
  boolean optionalOldSelf() default false;

  /** The kinds of errors. */
  enum Reason {
    /** The value is not one of those that are possible. */
    INVALID,
    /** The value is not allowed here. */
    FORBIDDEN,
    /** Something is missing. */
    REQUIRED,
    /** The value is there already. */
    DUPLICATE
  }

  /** Several rules. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
  @interface Rules {
    /** The rules. */
    Rule[] value();
  }
}
