package dev.navarch.apiextensions.schema;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;

/**
 * A regular expression in Go's syntax. Looking for it takes time linear in the text, whatever the
 * expression; {@link ExpressionSize} keeps the factor small.
 */
public final class RegularExpression {
  private final Pattern pattern;

  private RegularExpression(Pattern pattern) {
    this.pattern = pattern;
  }

  /** An expression that cannot be used; the message says why in Go's words. */
  public static final class MalformedException extends Exception {
    private static final long serialVersionUID = 1;

    MalformedException(String problem) {
      super(problem);
    }
  }

  /** Reads an expression. */
  public static RegularExpression compile(String text) throws MalformedException {
    ExpressionSize.check(text);
    try {
      return new RegularExpression(Pattern.compile(text));
    } catch (PatternSyntaxException malformed) {
      throw new MalformedException(String.valueOf(malformed.getMessage()));
    } catch (StackOverflowError tooDeep) {
      // The library walks expressions recursively, and how deep it gets depends on the thread.
      throw new MalformedException(ExpressionSize.NESTS_TOO_DEEPLY);
    }
  }

  /** Whether the expression occurs in a text; no, where the thread's stack is too small to tell. */
  public boolean occursIn(String text) {
    try {
      return pattern.matcher(text).find();
    } catch (StackOverflowError tooDeep) {
      return false;
    }
  }
}
