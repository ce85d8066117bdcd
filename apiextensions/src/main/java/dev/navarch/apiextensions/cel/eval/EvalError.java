package dev.navarch.apiextensions.cel.eval;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A failure as a value. Failures travel through an expression like any value, so that {@code ||}
 * and {@code &&} can drop those that do not matter for the answer.
 *
 * @param message what went wrong, in the words of the language's reference implementation
 */
public record EvalError(String message) {
  public static final EvalError NO_SUCH_OVERLOAD = new EvalError("no such overload");
  static final EvalError DIVISION_BY_ZERO = new EvalError("division by zero");
  static final EvalError MODULUS_BY_ZERO = new EvalError("modulus by zero");
  static final EvalError INT_OVERFLOW = new EvalError("integer overflow");
  static final EvalError UINT_OVERFLOW = new EvalError("unsigned integer overflow");
  static final EvalError DURATION_OVERFLOW = new EvalError("duration overflow");
  static final EvalError TIMESTAMP_OVERFLOW = new EvalError("timestamp overflow");

  static EvalError noSuchKey(Object key) {
    return new EvalError("no such key: " + Values.show(key));
  }

  static EvalError noSuchOverload(String function, Object[] args) {
    String types =
        Arrays.stream(args).map(arg -> Values.typeOf(arg).name()).collect(Collectors.joining(", "));
    return new EvalError("no such overload: " + function + "(" + types + ")");
  }

  static EvalError conversion(Object value, String toType) {
    return new EvalError(
        "type conversion error from '" + Values.typeOf(value).name() + "' to '" + toType + "'");
  }
}
