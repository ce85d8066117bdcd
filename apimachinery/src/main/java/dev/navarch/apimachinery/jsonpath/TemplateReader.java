package dev.navarch.apimachinery.jsonpath;

import dev.navarch.apimachinery.jsonpath.Node.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a template into steps. What the dialect allows, and what it says about mistakes, is that of
 * Kubernetes: brackets are cut out up to the first closing one, filters up to the first closing
 * parenthesis outside of quotes, and the pieces are then read as templates of their own.
 *
 * <p>Pieces lie at most three deep, so nothing here recurses further than that.
 */
final class TemplateReader {
  private static final int END = -1;
  private static final Pattern SLICE = Pattern.compile("(-?\\d*)(:-?\\d*)?(:-?\\d*)?");

  private final String input;
  private final List<Node> parts = new ArrayList<>();
  private List<Node> steps = new ArrayList<>();
  private int position;
  private int start;

  private TemplateReader(String input) {
    this.input = input;
  }

  /** The parts of a template: texts and sequences. */
  static List<Node> read(String template) {
    TemplateReader reader = new TemplateReader(template);
    reader.readParts();
    return List.copyOf(reader.parts);
  }

  /** What stands between braces, given without them. */
  private static Node.Sequence readAction(String text) {
    return read("{" + text + "}").getFirst() instanceof Node.Sequence sequence
        ? sequence
        : new Node.Sequence(List.of());
  }

  private void readParts() {
    while (position < input.length()) {
      int brace = input.indexOf('{', position);
      if (brace < 0) {
        parts.add(new Node.Text(input.substring(position)));
        return;
      }
      if (brace > position) {
        parts.add(new Node.Text(input.substring(position, brace)));
      }
      position = brace + 1;
      start = position;
      readActionSteps();
      parts.add(new Node.Sequence(steps));
      steps = new ArrayList<>();
    }
  }

  /** Reads up to the closing brace, and over it. */
  private void readActionSteps() {
    while (true) {
      if (input.startsWith("}", position)) {
        position++;
        return;
      } else if (input.startsWith("[?(", position)) {
        readFilter();
      } else if (input.startsWith("..", position)) {
        readDescent();
      } else {
        readStep();
      }
    }
  }

  private void readStep() {
    int c = next();
    switch (c) {
      case END, '\r', '\n' -> throw new JsonPathException("unclosed action");
      case ' ', '@', '$' -> start = position;
      case '[' -> readBrackets();
      case '"', '\'' -> readQuoted(c);
      case '.' -> readField();
      default -> {
        if (c == '+' || c == '-' || Character.isDigit(c)) {
          readNumber();
        } else if (isWordPart(c)) {
          readIdentifier();
        } else {
          throw new JsonPathException("unrecognized character in action: " + CodePointText.of(c));
        }
      }
    }
  }

  private void readDescent() {
    if (!steps.isEmpty() && steps.getLast() instanceof Node.Descent) {
      throw new JsonPathException("invalid multiple recursive descent");
    }
    position += 2;
    start = position;
    steps.add(new Node.Descent());
    if (isWordPart(peek())) {
      readField();
    }
  }

  private void readField() {
    start = position;
    while (true) {
      int c = peek();
      if (c == '\\') {
        next();
        next();
      } else if (isTerminator(c)) {
        break;
      } else {
        next();
      }
    }
    String name = consumed();
    steps.add(name.equals("*") ? new Node.Wildcard() : new Node.Field(name.replace("\\", "")));
  }

  private void readIdentifier() {
    while (!isTerminator(peek())) {
      next();
    }
    String word = consumed();
    steps.add(
        switch (word) {
          case "true" -> new Node.Bool(true);
          case "false" -> new Node.Bool(false);
          default -> new Node.Identifier(word);
        });
  }

  private void readNumber() {
    while (peek() == '.' || Character.isDigit(peek())) {
      next();
    }
    String text = consumed();
    try {
      steps.add(new Node.IntNumber(Long.parseLong(text)));
    } catch (NumberFormatException notWhole) {
      steps.add(new Node.FloatNumber(floatNumber(text)));
    }
  }

  private static double floatNumber(String text) {
    try {
      double value = Double.parseDouble(text);
      if (Double.isFinite(value)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Said below, as for numbers that are too large.
    }
    throw new JsonPathException("cannot parse number " + text);
  }

  private void readQuoted(int quote) {
    while (true) {
      int c = next();
      if (c == END || c == '\n') {
        throw new JsonPathException("unterminated quoted string");
      }
      if (c == quote && input.charAt(position - 2) != '\\') {
        break;
      }
    }
    steps.add(new Node.Text(QuotedText.unquote(consumed())));
  }

  private void readBrackets() {
    int c = next();
    while (c != ']') {
      if (c == END || c == '\n') {
        throw new JsonPathException("unterminated array");
      }
      c = next();
    }
    String brackets = consumed();
    String inside = brackets.substring(1, brackets.length() - 1);
    if (inside.indexOf(',') >= 0) {
      List<Node.Sequence> choices = new ArrayList<>();
      for (String choice : inside.split(",", -1)) {
        choices.add(readAction("[" + trimSpaces(choice) + "]"));
      }
      steps.add(new Node.Union(choices));
    } else if (isQuotedKey(inside)) {
      steps.addAll(readAction("." + inside.substring(1, inside.length() - 1)).steps());
    } else {
      steps.add(slice(inside.equals("*") ? ":" : inside));
    }
  }

  private static boolean isQuotedKey(String text) {
    return text.length() >= 2 && text.startsWith("'") && text.indexOf('\'', 1) == text.length() - 1;
  }

  private static Node.Slice slice(String text) {
    Matcher matcher = SLICE.matcher(text);
    if (!matcher.matches()) {
      throw new JsonPathException("invalid array index " + text);
    }
    String first = matcher.group(1);
    Bound from = first.isEmpty() ? new Bound.Open() : new Bound.At(index(first));
    // A lone index ends behind itself, and so does a missing one, as if it were 0.
    Bound to =
        matcher.group(2) == null
            ? new Bound.Behind((from instanceof Bound.At(int value) ? value : 0) + 1)
            : bound(matcher.group(2));
    Bound step = matcher.group(3) == null ? new Bound.Open() : bound(matcher.group(3));
    return new Node.Slice(from, to, step);
  }

  private static Bound bound(String withColon) {
    return withColon.length() == 1 ? new Bound.Open() : new Bound.At(index(withColon.substring(1)));
  }

  private static int index(String digits) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw new JsonPathException("array index " + digits + " is not a number");
    }
  }

  private void readFilter() {
    position += "[?(".length();
    start = position;
    skipToFilterEnd();
    String text = input.substring(start, position - 1);
    if (next() != ']') {
      throw new JsonPathException("unclosed array expect ]");
    }
    start = position;

    int operator = firstOf(text, "!<>=", 0);
    int right = operator <= 0 ? operator : firstNotOf(text, "!<>=~", operator);
    if (right == text.length()) {
      right--; // the right side takes a character of an operator that nothing follows
    }
    if (operator <= 0 || right == operator) {
      steps.add(new Node.Exists(readAction(text)));
    } else {
      steps.add(
          new Node.Filter(
              readAction(text.substring(0, operator)),
              text.substring(operator, right),
              readAction(text.substring(right))));
    }
  }

  /** Goes behind the parenthesis that ends a filter: the first one that is not in quotes. */
  private void skipToFilterEnd() {
    boolean begun = false;
    boolean ended = false;
    int quote = END;
    while (true) {
      int c = next();
      switch (c) {
        case END, '\n' -> throw new JsonPathException("unterminated filter");
        case '"', '\'' -> {
          if (!begun) {
            begun = true;
            quote = c;
          } else if (c == quote && input.charAt(position - 2) != '\\') {
            ended = true;
          }
        }
        case ')' -> {
          if (begun == ended) {
            return;
          }
        }
        default -> {}
      }
    }
  }

  private static int firstOf(String text, String chars, int from) {
    for (int i = from; i < text.length(); i++) {
      if (chars.indexOf(text.charAt(i)) >= 0) {
        return i;
      }
    }
    return -1;
  }

  private static int firstNotOf(String text, String chars, int from) {
    int i = from;
    while (i < text.length() && chars.indexOf(text.charAt(i)) >= 0) {
      i++;
    }
    return i;
  }

  private static String trimSpaces(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && text.charAt(from) == ' ') {
      from++;
    }
    while (to > from && text.charAt(to - 1) == ' ') {
      to--;
    }
    return text.substring(from, to);
  }

  // ---- characters

  private int peek() {
    return position < input.length() ? input.codePointAt(position) : END;
  }

  private int next() {
    int c = peek();
    if (c != END) {
      position += Character.charCount(c);
    }
    return c;
  }

  /** What was read since the last call. */
  private String consumed() {
    String text = input.substring(start, position);
    start = position;
    return text;
  }

  /** Whether a name ends before this character. */
  private static boolean isTerminator(int c) {
    return switch (c) {
      case END, ' ', '\t', '\r', '\n', '.', ',', '[', ']', '$', '@', '{', '}' -> true;
      default -> false;
    };
  }

  private static boolean isWordPart(int c) {
    return c == '_' || Character.isLetter(c) || Character.isDigit(c);
  }
}
