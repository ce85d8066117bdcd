package dev.navarch.apiextensions.regex;

import java.util.List;

/** A regular expression, parsed. */
sealed interface Regex {
  /** Matches the empty text. */
  record Empty() implements Regex {}

  /** Matches one character of a set. */
  record Chars(CharSet set) implements Regex {}

  /** Matches at the beginning of the text. */
  record Begin() implements Regex {}

  /** Matches at the end of the text. */
  record End() implements Regex {}

  record Sequence(List<Regex> parts) implements Regex {}

  record Choice(List<Regex> options) implements Regex {}

  /**
   * Matches a part several times.
   *
   * @param max the most times; -1 for no limit
   */
  record Repeat(Regex part, int min, int max) implements Regex {}
}
