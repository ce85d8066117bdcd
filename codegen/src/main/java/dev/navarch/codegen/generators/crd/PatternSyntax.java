package dev.navarch.codegen.generators.crd;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Finds mistakes in regular expressions before a server does. Servers have RE2, which is Java's
 * syntax but for the names of groups and without what needs backtracking; what is let pass here a
 * server may still refuse.
 */
final class PatternSyntax {
  private static final List<String> LOOK_AROUND = List.of("(?=", "(?!", "(?<=", "(?<!", "(?>");

  private PatternSyntax() {}

  /** An expression without mistakes as Java writes it. */
  static String inJava(String expression) {
    return expression.replace("(?P<", "(?<");
  }

  /** What is wrong with an expression. */
  static Optional<String> problem(String expression) {
    if (expression.isEmpty()) {
      return Optional.of("@Pattern must have an expression");
    }
    Optional<String> missing = missing(expression);
    if (missing.isPresent()) {
      return missing;
    }
    try {
      Pattern.compile(inJava(expression));
      return Optional.empty();
    } catch (PatternSyntaxException e) {
      return Optional.of(
          "the expression of @Pattern is malformed: %s near index %d"
              .formatted(e.getDescription(), e.getIndex()));
    } catch (StackOverflowError e) {
      return Optional.of("the expression of @Pattern is nested too deeply");
    }
  }

  private static Optional<String> missing(String expression) {
    boolean inClass = false;
    for (int i = 0; i < expression.length(); i++) {
      char c = expression.charAt(i);
      if (c == '\\') {
        i++;
        if (!inClass && i < expression.length() && "123456789".indexOf(expression.charAt(i)) >= 0) {
          return Optional.of("RE2 has no back references: write the @Pattern without");
        }
      } else if (inClass) {
        inClass = c != ']';
      } else if (c == '[') {
        inClass = true;
        i += expression.startsWith("[^]", i) ? 2 : expression.startsWith("[]", i) ? 1 : 0;
      } else if (c == '(') {
        String rest = expression.substring(i, Math.min(i + 4, expression.length()));
        if (LOOK_AROUND.stream().anyMatch(rest::startsWith)) {
          return Optional.of(
              "RE2 has no look-around, and no atomic groups: write the @Pattern without, or use"
                  + " a @Rule");
        }
      }
    }
    return Optional.empty();
  }
}
