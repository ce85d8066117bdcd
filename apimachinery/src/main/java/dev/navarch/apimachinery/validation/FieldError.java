package dev.navarch.apimachinery.validation;

import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with one field. Its text is Kubernetes' to the letter, because clients
 * and their tests read it.
 *
 * @param type what is wrong
 * @param field the text of the field's {@link FieldPath}
 * @param badValue the offending value: null, a text, number or boolean, an API type or value, or
 *     collections of these; {@link #OMITTED} where a message is not to show it. A map with an order
 *     of its own, such as a linked one, is printed in that order, any other by its keys
 * @param detail what would be right, or empty
 */
public record FieldError(
    FieldErrorType type, String field, @Nullable Object badValue, String detail) {

  /** Stands for a value that is left out of the message, unlike null, which is printed. */
  public static final Object OMITTED = Omitted.VALUE;

  private enum Omitted {
    VALUE
  }

  public static FieldError required(FieldPath path) {
    return required(path, "");
  }

  public static FieldError required(FieldPath path, String detail) {
    return new FieldError(FieldErrorType.REQUIRED, path.toString(), OMITTED, detail);
  }

  public static FieldError duplicate(FieldPath path, @Nullable Object value) {
    return new FieldError(FieldErrorType.DUPLICATE, path.toString(), value, "");
  }

  public static FieldError invalid(FieldPath path, @Nullable Object value, String detail) {
    return new FieldError(FieldErrorType.INVALID, path.toString(), value, detail);
  }

  public static FieldError typeInvalid(FieldPath path, @Nullable Object value, String detail) {
    return new FieldError(FieldErrorType.TYPE_INVALID, path.toString(), value, detail);
  }

  /** The message lists the supported values in the order in which they are given. */
  public static FieldError notSupported(
      FieldPath path, @Nullable Object value, Collection<String> supported) {
    String detail =
        supported.isEmpty()
            ? ""
            : "supported values: "
                + String.join(", ", supported.stream().map(GoQuoting::quote).toList());
    return new FieldError(FieldErrorType.NOT_SUPPORTED, path.toString(), value, detail);
  }

  public static FieldError forbidden(FieldPath path, String detail) {
    return new FieldError(FieldErrorType.FORBIDDEN, path.toString(), OMITTED, detail);
  }

  /** A limit in bytes; a negative one is not known and not told. */
  public static FieldError tooLong(FieldPath path, int maxBytes) {
    String detail =
        maxBytes < 0 ? "value is too long" : "may not be more than " + count(maxBytes, "byte");
    return new FieldError(FieldErrorType.TOO_LONG, path.toString(), OMITTED, detail);
  }

  /** A limit in characters; a negative one is not known and not told. */
  public static FieldError tooLongInCharacters(FieldPath path, int maxCharacters) {
    String detail =
        maxCharacters < 0
            ? "value is too long"
            : "may not be more than " + count(maxCharacters, "character");
    return new FieldError(FieldErrorType.TOO_LONG, path.toString(), OMITTED, detail);
  }

  /** A limit in characters; a negative one is not known and not told. */
  public static FieldError tooShort(FieldPath path, int minCharacters) {
    String detail =
        minCharacters < 0
            ? "value is too short"
            : "must be at least " + count(minCharacters, "character");
    return new FieldError(FieldErrorType.TOO_SHORT, path.toString(), OMITTED, detail);
  }

  /** Either number may be negative when it is not known, and is then not told. */
  public static FieldError tooMany(FieldPath path, int actual, int maximum) {
    String detail =
        maximum < 0 ? "has too many items" : "must have at most " + count(maximum, "item");
    Object value = actual < 0 ? OMITTED : actual;
    return new FieldError(FieldErrorType.TOO_MANY, path.toString(), value, detail);
  }

  /** A negative minimum is not known and not told. */
  public static FieldError tooFew(FieldPath path, int actual, int minimum) {
    String detail =
        minimum < 0 ? "has too few items" : "must have at least " + count(minimum, "item");
    return new FieldError(FieldErrorType.TOO_FEW, path.toString(), actual, detail);
  }

  public static FieldError notFound(FieldPath path, @Nullable Object value) {
    return new FieldError(FieldErrorType.NOT_FOUND, path.toString(), value, "");
  }

  public static FieldError internal(FieldPath path, String problem) {
    return new FieldError(FieldErrorType.INTERNAL, path.toString(), OMITTED, problem);
  }

  private static String count(int number, String unit) {
    return number + " " + unit + (number == 1 ? "" : "s");
  }

  /** This error with another detail. */
  public FieldError withDetail(String other) {
    return new FieldError(type, field, badValue, other);
  }

  /** The message without the field, such as {@code Invalid value: -1: must be positive}. */
  public String body() {
    StringBuilder text = new StringBuilder(type.label());
    if (type.showsValue() && !OMITTED.equals(badValue)) {
      text.append(": ").append(BadValue.text(badValue));
    }
    if (!detail.isEmpty()) {
      text.append(": ").append(detail);
    }
    return text.toString();
  }

  /** The form in which a status reports this error. */
  public StatusCause toCause() {
    return new StatusCause(type.causeType(), body(), field);
  }

  /** The field and the message. */
  @Override
  public String toString() {
    return field + ": " + body();
  }
}
