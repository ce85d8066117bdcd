package dev.navarch.apiextensions.regex;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses expressions in Go's syntax that are known to be well-formed. Flags, word boundaries,
 * Unicode classes, quoted runs and octal escapes are not supported, nor are groups that nest deeper
 * than {@value #MAX_DEPTH}.
 */
final class RegexParser {
  private static final int MAX_DEPTH = 100;
  private static final CharSet ANY_BUT_NEWLINE = CharSet.of('\n').complement();

  /** The expression uses something that this parser does not know. */
  static final class UnsupportedException extends Exception {
    private static final long serialVersionUID = 1;

    UnsupportedException() {
      super("not supported", null, false, false);
    }
  }

  private final String text;
  private int at;
  private int depth;

  private RegexParser(String text) {
    this.text = text;
  }

  static Regex parse(String text) throws UnsupportedException {
    RegexParser parser = new RegexParser(text);
    Regex regex = parser.choice();
    if (parser.at < text.length()) {
      throw new UnsupportedException();
    }
    return regex;
  }

  private boolean isNext(char c) {
    return at < text.length() && text.charAt(at) == c;
  }

  private boolean skip(char c) {
    boolean next = isNext(c);
    at += next ? 1 : 0;
    return next;
  }

  private int next() throws UnsupportedException {
    if (at >= text.length()) {
      throw new UnsupportedException();
    }
    int codePoint = text.codePointAt(at);
    at += Character.charCount(codePoint);
    return codePoint;
  }

  private Regex choice() throws UnsupportedException {
    List<Regex> options = new ArrayList<>();
    options.add(sequence());
    while (skip('|')) {
      options.add(sequence());
    }
    return options.size() == 1 ? options.getFirst() : new Regex.Choice(options);
  }

  private Regex sequence() throws UnsupportedException {
    List<Regex> parts = new ArrayList<>();
    while (at < text.length() && !isNext('|') && !isNext(')')) {
      parts.add(repeated(single()));
    }
    return parts.isEmpty() ? new Regex.Empty() : new Regex.Sequence(parts);
  }

  private Regex repeated(Regex part) {
    Regex regex = part;
    while (at < text.length()) {
      Regex.Repeat repeat = repeat(regex);
      if (repeat == null) {
        return regex;
      }
      // Whether a repetition prefers less does not matter to the question if there is a match.
      skip('?');
      regex = repeat;
    }
    return regex;
  }

  private Regex.@Nullable Repeat repeat(Regex part) {
    switch (text.charAt(at)) {
      case '*' -> {
        at++;
        return new Regex.Repeat(part, 0, -1);
      }
      case '+' -> {
        at++;
        return new Regex.Repeat(part, 1, -1);
      }
      case '?' -> {
        at++;
        return new Regex.Repeat(part, 0, 1);
      }
      case '{' -> {
        int close = text.indexOf('}', at);
        String count = close < 0 ? "" : text.substring(at + 1, close);
        if (!count.matches("[0-9]{1,4}(,[0-9]{0,4})?")) {
          return null;
        }
        at = close + 1;
        int comma = count.indexOf(',');
        int min = Integer.parseInt(comma < 0 ? count : count.substring(0, comma));
        String most = comma < 0 ? count : count.substring(comma + 1);
        return new Regex.Repeat(part, min, most.isEmpty() ? -1 : Integer.parseInt(most));
      }
      default -> {
        return null;
      }
    }
  }

  private Regex single() throws UnsupportedException {
    int c = next();
    return switch (c) {
      case '(' -> group();
      case '[' -> new Regex.Chars(charClass());
      case '\\' -> escape();
      case '.' -> new Regex.Chars(ANY_BUT_NEWLINE);
      case '^' -> new Regex.Begin();
      case '$' -> new Regex.End();
      default -> new Regex.Chars(CharSet.of(c));
    };
  }

  private Regex group() throws UnsupportedException {
    if (skip('?')) {
      if (isNext('P') || isNext('<')) {
        int close = text.indexOf('>', at);
        if (close < 0) {
          throw new UnsupportedException();
        }
        at = close + 1;
      } else if (!skip(':')) {
        throw new UnsupportedException();
      }
    }
    if (++depth > MAX_DEPTH) {
      throw new UnsupportedException();
    }
    Regex inner = choice();
    depth--;
    if (!skip(')')) {
      throw new UnsupportedException();
    }
    return inner;
  }

  private Regex escape() throws UnsupportedException {
    if (skip('A')) {
      return new Regex.Begin();
    }
    if (skip('z')) {
      return new Regex.End();
    }
    return new Regex.Chars(escapedSet());
  }

  /** What a backslash and the characters behind it stand for. */
  private CharSet escapedSet() throws UnsupportedException {
    int c = next();
    CharSet named = c < 128 ? NamedSets.ofLetter((char) c) : null;
    return named != null ? named : CharSet.of(escapedCharacter(c));
  }

  private int escapedCharacter(int c) throws UnsupportedException {
    return switch (c) {
      case 'a' -> 7;
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'v' -> 11;
      case 'x' -> hexadecimal();
      default -> {
        if (c >= 128 || Character.isLetterOrDigit(c)) {
          throw new UnsupportedException();
        }
        yield c;
      }
    };
  }

  private int hexadecimal() throws UnsupportedException {
    int close = isNext('{') ? text.indexOf('}', at) : at + 2;
    int from = isNext('{') ? at + 1 : at;
    if (close < from || close > text.length()) {
      throw new UnsupportedException();
    }
    String digits = text.substring(from, close);
    if (!digits.matches("[0-9a-fA-F]{1,6}")) {
      throw new UnsupportedException();
    }
    at = isNext('{') ? close + 1 : close;
    return Integer.parseInt(digits, 16);
  }

  private CharSet charClass() throws UnsupportedException {
    boolean negated = skip('^');
    List<CharSet.Range> ranges = new ArrayList<>();
    boolean first = true;
    while (first || !isNext(']')) {
      first = false;
      ranges.addAll(classItem());
    }
    at++;
    CharSet set = CharSet.union(ranges);
    return negated ? set.complement() : set;
  }

  private List<CharSet.Range> classItem() throws UnsupportedException {
    if (text.startsWith("[:", at)) {
      int close = text.indexOf(":]", at + 2);
      CharSet named = close < 0 ? null : NamedSets.ofName(text.substring(at + 2, close));
      if (named == null) {
        throw new UnsupportedException();
      }
      at = close + 2;
      return named.ranges();
    }
    CharSet low = classCharacter();
    boolean range = isNext('-') && at + 1 < text.length() && text.charAt(at + 1) != ']';
    if (!range) {
      return low.ranges();
    }
    at++;
    CharSet high = classCharacter();
    if (!isOne(low) || !isOne(high)) {
      throw new UnsupportedException();
    }
    int from = low.ranges().getFirst().first();
    int to = high.ranges().getFirst().last();
    if (from > to) {
      throw new UnsupportedException();
    }
    return List.of(new CharSet.Range(from, to));
  }

  private CharSet classCharacter() throws UnsupportedException {
    int c = next();
    return c == '\\' ? escapedSet() : CharSet.of(c);
  }

  private static boolean isOne(CharSet set) {
    return set.ranges().size() == 1
        && set.ranges().getFirst().first() == set.ranges().getFirst().last();
  }
}
