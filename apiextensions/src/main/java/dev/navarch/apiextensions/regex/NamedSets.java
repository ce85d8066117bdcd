package dev.navarch.apiextensions.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The sets of characters that have names. All of them are within ASCII. */
final class NamedSets {
  private static final CharSet DIGIT = set("09");
  private static final CharSet SPACE = set("\t\n\f\r  ");
  private static final CharSet WORD = set("09AZaz__");
  private static final Map<String, CharSet> POSIX =
      Map.ofEntries(
          Map.entry("alnum", set("09AZaz")),
          Map.entry("alpha", set("AZaz")),
          Map.entry("ascii", set("\0\u007f")),
          Map.entry("blank", set("\t\t  ")),
          Map.entry("cntrl", set("\0\u001f\u007f\u007f")),
          Map.entry("digit", DIGIT),
          Map.entry("graph", set("!~")),
          Map.entry("lower", set("az")),
          Map.entry("print", set(" ~")),
          Map.entry("punct", set("!/:@[`{~")),
          Map.entry("space", set("\t\r  ")),
          Map.entry("upper", set("AZ")),
          Map.entry("word", WORD),
          Map.entry("xdigit", set("09AFaf")));

  private NamedSets() {}

  private static CharSet set(String pairs) {
    List<CharSet.Range> ranges = new ArrayList<>();
    for (int i = 0; i < pairs.length(); i += 2) {
      ranges.add(new CharSet.Range(pairs.charAt(i), pairs.charAt(i + 1)));
    }
    return CharSet.union(ranges);
  }

  /** The set of an escaped letter such as {@code \d}; null if the letter stands for none. */
  static @Nullable CharSet ofLetter(char letter) {
    return switch (letter) {
      case 'd' -> DIGIT;
      case 'D' -> DIGIT.complement();
      case 's' -> SPACE;
      case 'S' -> SPACE.complement();
      case 'w' -> WORD;
      case 'W' -> WORD.complement();
      default -> null;
    };
  }

  /** The set of a name between colons, such as {@code alpha} or {@code ^alpha}. */
  static @Nullable CharSet ofName(String name) {
    boolean negated = name.startsWith("^");
    CharSet set = POSIX.get(negated ? name.substring(1) : name);
    return set == null || !negated ? set : set.complement();
  }
}
