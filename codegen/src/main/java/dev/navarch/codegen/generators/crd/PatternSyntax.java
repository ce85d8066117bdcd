package dev.navarch.codegen.generators.crd;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Finds mistakes in regular expressions, and in texts that shall match them, before a server does.
 * Servers have RE2, here is Java: what is let pass here a server may still refuse.
 */
final class PatternSyntax {
  private PatternSyntax() {}

  /** What is wrong with an expression. */
  static Optional<String> problem(String expression) {
    if (expression.isEmpty()) {
      return Optional.of("@Pattern must have an expression");
    }
    PatternTranslation translation = PatternTranslation.of(expression);
    return translation
        .missing()
        .or(() -> translation.java().flatMap(java -> malformed(java, expression)));
  }

  private static Optional<String> malformed(String java, String expression) {
    try {
      Pattern.compile(java, PatternTranslation.FLAGS);
      return Optional.empty();
    } catch (PatternSyntaxException e) {
      // Where the expressions differ, the index is not the author's.
      String place = java.equals(expression) ? " near index " + e.getIndex() : "";
      return Optional.of("the expression of @Pattern is malformed: " + e.getDescription() + place);
    } catch (StackOverflowError e) {
      return Optional.of("the expression of @Pattern is nested too deeply");
    }
  }

  /** Whether an expression without mistakes occurs in a text; yes, where Java cannot tell. */
  static boolean mayOccur(String expression, String text) {
    String java = PatternTranslation.of(expression).java().orElse("");
    try {
      return Pattern.compile(java, PatternTranslation.FLAGS).matcher(text).find();
    } catch (StackOverflowError e) {
      return true; // Java goes deeper with every repetition, RE2 does not
    }
  }
}
