package dev.navarch.apiextensions.regex;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A regular expression that can be looked for in texts. */
public final class Automaton {
  private final Program program;

  /** States that a search has left for the next one; concurrent searches make their own. */
  private final AtomicReference<@Nullable States> idle = new AtomicReference<>();

  private Automaton(Program program) {
    this.program = program;
  }

  /**
   * The automaton of an expression in Go's syntax, which must be well-formed. Empty if the
   * expression uses something that is not supported here.
   */
  public static Optional<Automaton> of(String expression) {
    try {
      return Optional.of(new Automaton(Program.of(RegexParser.parse(expression))));
    } catch (RegexParser.UnsupportedException e) {
      return Optional.empty();
    }
  }

  /** Whether the expression occurs anywhere in a text. */
  public boolean occursIn(String text) {
    States states = idle.getAndSet(null);
    if (states == null) {
      states = new States(program);
    }
    boolean found = states.occursIn(text);
    if (states.isSmall()) {
      idle.set(states);
    }
    return found;
  }
}
