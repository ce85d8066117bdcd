package dev.navarch.apiextensions.schema;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import dev.navarch.apiextensions.regex.Automaton;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression in Go's syntax. Looking for it takes time linear in the text, whatever the
 * expression; {@link ExpressionSize} keeps the factor small. Searches count as metered work.
 */
public final class RegularExpression {
  /** How many steps of an expression are followed within one unit of work. */
  private static final int STEPS_PER_UNIT = 4;

  private final Pattern pattern;
  private final int unitsPerCharacter;

  /** Answers whether the expression occurs; null where it uses syntax that only the library has. */
  private final @Nullable Automaton automaton;

  private RegularExpression(Pattern pattern, int unitsPerCharacter, @Nullable Automaton automaton) {
    this.pattern = pattern;
    this.unitsPerCharacter = unitsPerCharacter;
    this.automaton = automaton;
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
    int size = ExpressionSize.of(text);
    try {
      return new RegularExpression(
          Pattern.compile(text), 1 + size / STEPS_PER_UNIT, Automaton.of(text).orElse(null));
    } catch (PatternSyntaxException malformed) {
      throw new MalformedException(String.valueOf(malformed.getMessage()));
    } catch (StackOverflowError tooDeep) {
      // The library walks expressions recursively, and how deep it gets depends on the thread.
      throw new MalformedException(ExpressionSize.NESTS_TOO_DEEPLY);
    }
  }

  /** The text of the expression. */
  public String text() {
    return pattern.pattern();
  }

  /** Whether the expression occurs in a text; no, where the thread's stack is too small to tell. */
  public boolean occursIn(String text) {
    if (automaton != null) {
      return automaton.occursIn(text);
    }
    try {
      return matcher(text).find();
    } catch (StackOverflowError tooDeep) {
      return false;
    }
  }

  /** Finds the places of the expression in a text. */
  public Matcher matcher(String text) {
    return pattern.matcher(new MeteredText(text, unitsPerCharacter));
  }
}
