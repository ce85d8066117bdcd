package dev.navarch.codegen.generators.crd;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads an expression of RE2 and writes the one of Java that occurs in the same texts, if it is
 * compiled with {@link #FLAGS}.
 *
 * <p>The languages look alike and differ in the small: Java nests classes and intersects them, so
 * that {@code [[:alpha:]]} and {@code &&} in a class mean something else; its {@code \s} and {@code
 * \v} hold more; its {@code $} also stands before a last line break; its names of groups have no
 * underscores; a brace that repeats nothing is an error. What has no sure counterpart is read,
 * since RE2 may lack what follows it, but then there is no expression of Java.
 */
final class PatternTranslation {
  /** Only {@code \n} ends lines, and cases are those of Unicode. */
  static final int FLAGS = Pattern.UNIX_LINES | Pattern.UNICODE_CASE;

  private static final List<String> LOOK_AROUND = List.of("(?=", "(?!", "(?<=", "(?<!", "(?>");
  private static final Pattern NAMED_GROUP = Pattern.compile("\\(\\?P?<\\w+>");
  private static final Pattern FLAG_GROUP = Pattern.compile("\\(\\?[imsU]*(-[imsU]+)?[:)]");
  private static final Pattern REPETITION =
      Pattern.compile("[*+?]|\\{(0|[1-9][0-9]*)(,(0|[1-9][0-9]*)?)?}");
  private static final Pattern OCTAL = Pattern.compile("\\\\(0[0-7]{0,2}|[1-7][0-7]{1,2})");
  private static final Pattern PUNCTUATION = Pattern.compile("\\\\([\\p{ASCII}&&\\P{Alnum}]|\\z)");
  private static final Pattern OUTSIDE_CLASSES =
      Pattern.compile("(?s)\\\\([AbBz]|Q.*?(\\\\E|\\z))");
  private static final Pattern LONG_HEX = Pattern.compile("\\\\x\\{[^}]*}");

  /** Classes that {@code \p} of Java names too; lower case is RE2's. */
  private static final List<String> NAMED_CLASSES =
      List.of(
          "Alnum", "Alpha", "ASCII", "Blank", "Cntrl", "Digit", "Graph", "Lower", "Print", "Punct",
          "Space", "Upper", "XDigit");

  private static final String SPACES = "\\t\\n\\f\\r ";
  private static final String NO_SPACES = "\\x00-\\x08\\x0B\\x0E-\\x1F!-\\x{10FFFF}";

  private final String text;
  private final StringBuilder java = new StringBuilder();
  private int at;
  private boolean sure = true;
  private @Nullable String missing;

  private PatternTranslation(String text) {
    this.text = text;
  }

  static PatternTranslation of(String expression) {
    PatternTranslation translation = new PatternTranslation(expression);
    translation.read();
    return translation;
  }

  /** Says what the expression has and RE2 has not. */
  Optional<String> missing() {
    return Optional.ofNullable(missing);
  }

  /** The expression of Java, with the mistakes of the other one; nothing where there is none. */
  Optional<String> java() {
    return sure && missing == null ? Optional.of(java.toString()) : Optional.empty();
  }

  private void read() {
    while (at < text.length() && missing == null) {
      switch (text.charAt(at)) {
        case '\\' -> escape(false);
        case '[' -> characterClass();
        case '(' -> group();
        case '*', '+', '?', '{' -> repetition();
        case '$' -> write("\\z", 1);
        default -> copy(1);
      }
    }
  }

  private void group() {
    int named = length(NAMED_GROUP);
    int flags = length(FLAG_GROUP);
    if (LOOK_AROUND.stream().anyMatch(start -> text.startsWith(start, at))) {
      lacks("look-around, and no atomic groups: write the @Pattern without, or use a @Rule");
    } else if (named > 0) {
      write("(", named);
    } else if (flags > 0) {
      // Java has other rules for the ends of lines, and another flag of the name U.
      String group = text.substring(at, at + flags);
      sure &= group.indexOf('m') < 0 && group.indexOf('U') < 0;
      copy(flags);
      sure &= group.endsWith(":") || length(REPETITION) == 0; // RE2 repeats what is before flags
    } else if (text.startsWith("(?", at)) {
      lacks("such group at index %d: write the @Pattern without".formatted(at));
    } else {
      copy(1);
    }
  }

  private void repetition() {
    int repetition = length(REPETITION);
    if (repetition == 0) {
      write("\\{", 1);
      return;
    }
    copy(repetition);
    if (text.startsWith("?", at)) {
      copy(1);
    }
    if (length(REPETITION) > 0) {
      lacks("possessive or double repetitions: write the @Pattern without");
    }
  }

  private void characterClass() {
    copy(text.startsWith("[^", at) ? 2 : 1);
    int first = at; // where a bracket is itself
    while (at < text.length() && missing == null && (at == first || text.charAt(at) != ']')) {
      char c = text.charAt(at);
      int end = text.startsWith("[:", at) ? text.indexOf(":]", at + 2) : -1;
      if (end >= 0) {
        namedClass(end);
      } else if (c == '\\') {
        escape(true);
      } else if ("[]^&".indexOf(c) >= 0) {
        write("\\" + c, 1);
      } else {
        copy(1);
      }
    }
    copy(1);
  }

  private void namedClass(int end) {
    boolean negative = text.startsWith("^", at + 2);
    String name = text.substring(at + (negative ? 3 : 2), end);
    String letter = negative ? "\\P" : "\\p";
    Optional<String> counterpart =
        name.equals("word")
            ? Optional.of(negative ? "\\W" : "\\w")
            : NAMED_CLASSES.stream()
                .filter(each -> each.toLowerCase(Locale.ROOT).equals(name))
                .map(each -> letter + "{" + each + "}")
                .findFirst();
    if (counterpart.isPresent()) {
      write(counterpart.get(), end + 2 - at);
    } else {
      lacks("class %s: write the @Pattern without".formatted(text.substring(at, end + 2)));
    }
  }

  private void escape(boolean inClass) {
    int octal = length(OCTAL);
    if (octal > 0) {
      int code = Integer.parseInt(text.substring(at + 1, at + octal), 8);
      write("\\x{%x}".formatted(code), octal);
      return;
    }
    switch (at + 1 < text.length() ? text.charAt(at + 1) : '\\') {
      case 'a', 'd', 'D', 'f', 'n', 'r', 't', 'w', 'W' -> copy(2);
      case 's' -> write(inClass ? SPACES : "[" + SPACES + "]", 2);
      case 'S' -> write(inClass ? NO_SPACES : "[" + NO_SPACES + "]", 2);
      case 'v' -> write("\\x0B", 2);
      case 'x' -> copy(Math.max(2, length(LONG_HEX)));
      case 'p', 'P' -> {
        sure = false; // the names are others, and what they hold depends on Unicode's version
        copy(2);
      }
      case '1', '2', '3', '4', '5', '6', '7', '8', '9' ->
          lacks("back references: write the @Pattern without");
      default -> otherEscape(inClass);
    }
  }

  private void otherEscape(boolean inClass) {
    int punctuation = length(PUNCTUATION);
    int outside = inClass ? 0 : length(OUTSIDE_CLASSES);
    if (punctuation + outside > 0) {
      copy(punctuation + outside);
    } else {
      String escaped = Character.toString(text.codePointAt(at + 1));
      lacks("\\%s%s: write the @Pattern without".formatted(escaped, inClass ? " in classes" : ""));
    }
  }

  /** How long the construct is that the rest of the text begins with; 0 for another one. */
  private int length(Pattern construct) {
    Matcher matcher = construct.matcher(text).region(at, text.length());
    return matcher.lookingAt() ? matcher.end() - at : 0;
  }

  private void lacks(String what) {
    missing = "RE2 has no " + what;
  }

  private void copy(int length) {
    int end = Math.min(at + length, text.length());
    java.append(text, at, end);
    at = end;
  }

  private void write(String instead, int length) {
    java.append(instead);
    at += length;
  }
}
