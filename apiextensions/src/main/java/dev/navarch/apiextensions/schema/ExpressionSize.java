package dev.navarch.apiextensions.schema;

import dev.navarch.apiextensions.schema.RegularExpression.MalformedException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Estimates how large a regular expression becomes when counted repetitions are written out, before
 * anything walks or unfolds it. Syntax errors are not looked for: what is malformed is estimated
 * somehow and refused later.
 *
 * <p>As in Go, groups nest at most 1000 deep, and repetitions inside of repetitions multiply to at
 * most 1000. Differs from Kubernetes: the whole may unfold to {@value #MAX_SIZE} steps, where Go
 * allows millions.
 */
final class ExpressionSize {
  static final String NESTS_TOO_DEEPLY = "error parsing regexp: expression nests too deeply";
  private static final int MAX_SIZE = 50_000;
  private static final int MAX_LENGTH = 20_000;
  private static final int MAX_DEPTH = 1000;
  private static final int MAX_REPEAT = 1000;

  /** A group that is being read. */
  private static final class Group {
    private long size;
    private long lastSize;
    private long repeat = 1;
    private long lastRepeat = 1;

    /** Adds a part, which a repetition may follow. */
    void add(long partSize, long partRepeat) {
      size += partSize;
      lastSize = partSize;
      lastRepeat = partRepeat;
      repeat = Math.max(repeat, partRepeat);
    }

    /** Repeats the last part. */
    void repeatLast(int times) {
      size += lastSize * (Math.max(times, 1) - 1) + 1;
      lastSize *= Math.max(times, 1);
      lastRepeat *= Math.max(times, 1);
      repeat = Math.max(repeat, lastRepeat);
    }
  }

  private final String text;
  private final Deque<Group> outer = new ArrayDeque<>();
  private Group group = new Group();
  private int at;

  private ExpressionSize(String text) {
    this.text = text;
  }

  /** The number of steps; an expression that is too large is refused. */
  static int of(String text) throws MalformedException {
    if (text.length() > MAX_LENGTH) {
      throw tooLarge();
    }
    ExpressionSize size = new ExpressionSize(text);
    size.scan();
    return (int) size.group.size;
  }

  private static MalformedException tooLarge() {
    return new MalformedException("error parsing regexp: expression too large");
  }

  private void scan() throws MalformedException {
    while (at < text.length()) {
      char c = text.charAt(at);
      switch (c) {
        case '(' -> open();
        case ')' -> close();
        case '[' -> skipClass();
        case '\\' -> skipEscape();
        case '{' -> counted();
        case '*', '+', '?' -> {
          group.repeatLast(1);
          at++;
        }
        default -> literal();
      }
      if (group.size > MAX_SIZE) {
        throw tooLarge();
      }
    }
  }

  private void literal() {
    group.add(1, 1);
    at++;
  }

  private void open() throws MalformedException {
    outer.push(group);
    if (outer.size() > MAX_DEPTH) {
      throw new MalformedException(NESTS_TOO_DEEPLY);
    }
    group = new Group();
    at++;
  }

  private void close() {
    Group closed = group;
    group = outer.isEmpty() ? new Group() : outer.pop();
    group.add(closed.size + 2, closed.repeat);
    at++;
  }

  /** A class of characters; a bracket right at its start is one of them. */
  private void skipClass() {
    int i = at + 1;
    i += text.startsWith("^", i) ? 1 : 0;
    i += text.startsWith("]", i) ? 1 : 0;
    while (i < text.length() && text.charAt(i) != ']') {
      boolean named = text.startsWith("[:", i);
      int end = named ? text.indexOf(":]", i + 2) : -1;
      i = end >= 0 ? end + 2 : i + (text.charAt(i) == '\\' ? 2 : 1);
    }
    group.add(1, 1);
    at = i + 1;
  }

  /** An escaped character, or a run of them between {@code \Q} and {@code \E}. */
  private void skipEscape() {
    if (text.startsWith("\\Q", at)) {
      int end = text.indexOf("\\E", at + 2);
      int stop = end < 0 ? text.length() : end;
      group.add(Math.max(stop - at - 2, 0), 1);
      at = end < 0 ? stop : end + 2;
      return;
    }
    group.add(1, 1);
    at += 2;
  }

  private void counted() throws MalformedException {
    int close = text.indexOf('}', at);
    int times = close < 0 ? -1 : times(text.substring(at + 1, close));
    if (times < 0) {
      literal();
      return;
    }
    group.repeatLast(times);
    if (group.lastRepeat > MAX_REPEAT) {
      throw new MalformedException(
          "error parsing regexp: invalid repeat count: `" + text.substring(at, close + 1) + "`");
    }
    at = close + 1;
  }

  /** How often {@code n}, {@code n,} or {@code n,m} repeats at most; -1 for no repetition. */
  private static int times(String count) {
    int comma = count.indexOf(',');
    String min = comma < 0 ? count : count.substring(0, comma);
    String max = comma < 0 ? "" : count.substring(comma + 1);
    if (!isNumber(min) || (!max.isEmpty() && !isNumber(max))) {
      return -1;
    }
    return Math.max(Integer.parseInt(min), max.isEmpty() ? 0 : Integer.parseInt(max));
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.length() <= 8 && text.chars().allMatch(Formats::isDigit);
  }
}
