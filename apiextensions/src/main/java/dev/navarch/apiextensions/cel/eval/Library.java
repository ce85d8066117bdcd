package dev.navarch.apiextensions.cel.eval;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The functions that expressions can call, by name. Which overload runs is decided by the values: a
 * checked expression has one that fits, unless it hides a type behind {@code dyn}.
 */
final class Library {
  private static final Library ALL = new Library();

  static {
    Numbers.addTo(ALL);
    Comparisons.addTo(ALL);
    Containers.addTo(ALL);
    Conversions.addTo(ALL);
    Texts.addTo(ALL);
    Times.addTo(ALL);
    Optionals.addTo(ALL);
    Regexes.addTo(ALL);
    Quantities.addTo(ALL);
    Networks.addTo(ALL);
    Urls.addTo(ALL);
    Semvers.addTo(ALL);
    NamedFormats.addTo(ALL);
  }

  private final Map<String, Function> functions = new HashMap<>();

  private Library() {}

  static @Nullable Function find(String name) {
    return ALL.functions.get(name);
  }

  Library operator(String name, BinaryOperator<Object> body, Class<?> left, Class<?> right) {
    return add(name, true, args -> body.apply(args[0], args[1]), left, right);
  }

  Library operator(String name, UnaryOperator<Object> body, Class<?> operand) {
    return add(name, true, args -> body.apply(args[0]), operand);
  }

  Library function(String name, UnaryOperator<Object> body, Class<?> argument) {
    return add(name, false, args -> body.apply(args[0]), argument);
  }

  Library function(String name, BinaryOperator<Object> body, Class<?> first, Class<?> second) {
    return add(name, false, args -> body.apply(args[0], args[1]), first, second);
  }

  Library call(String name, Body body, Class<?>... arguments) {
    return add(name, false, body, arguments);
  }

  private Library add(String name, boolean operator, Body body, Class<?>... arguments) {
    functions
        .computeIfAbsent(name, n -> new Function(n, operator, new ArrayList<>()))
        .overloads()
        .add(new Overload(List.of(arguments), body));
    return this;
  }

  /** What an overload does. Its arguments are no failures and of the types that it declared. */
  interface Body {
    Object apply(Object[] args);
  }

  record Overload(List<Class<?>> types, Body body) {
    boolean accepts(Object[] args) {
      if (args.length != types.size()) {
        return false;
      }
      for (int i = 0; i < args.length; i++) {
        if (!types.get(i).isInstance(args[i])) {
          return false;
        }
      }
      return true;
    }
  }

  record Function(String name, boolean operator, List<Overload> overloads) {
    /** Runs the overload that fits; the first failure among the arguments is the result. */
    Object call(Object[] args) {
      for (Object arg : args) {
        if (arg instanceof EvalError) {
          return arg;
        }
      }
      for (Overload overload : overloads) {
        if (overload.accepts(args)) {
          return overload.body().apply(args);
        }
      }
      return operator ? EvalError.NO_SUCH_OVERLOAD : EvalError.noSuchOverload(name, args);
    }
  }
}
