package dev.navarch.apiextensions.cel.eval;

import com.google.re2j.Matcher;
import dev.navarch.apiextensions.schema.RegularExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Regular expressions of RE2, which no text can slow down. */
public final class Regexes {
  /** Keeps the last expression of a thread: a rule applies one to many items in a row. */
  private static final ThreadLocal<@Nullable RegularExpression> LAST = new ThreadLocal<>();

  private Regexes() {}

  static void addTo(Library library) {
    library
        .function(
            "matches",
            (a, b) -> with((String) b, p -> p.occursIn((String) a)),
            String.class,
            String.class)
        .function(
            "find",
            (a, b) -> with((String) b, p -> find(p.matcher((String) a))),
            String.class,
            String.class)
        .function(
            "findAll",
            (a, b) -> with((String) b, p -> findAll(p.matcher((String) a), -1)),
            String.class,
            String.class)
        .call(
            "findAll",
            args ->
                with((String) args[1], p -> findAll(p.matcher((String) args[0]), (Long) args[2])),
            String.class,
            String.class,
            Long.class);
  }

  /** Whether the text is a regular expression. */
  public static boolean isValid(String regex) {
    try {
      RegularExpression.compile(regex);
      return true;
    } catch (RegularExpression.MalformedException e) {
      return false;
    }
  }

  private static Object with(String regex, Function<RegularExpression, Object> use) {
    RegularExpression expression = LAST.get();
    if (expression == null || !expression.text().equals(regex)) {
      try {
        expression = RegularExpression.compile(regex);
      } catch (RegularExpression.MalformedException e) {
        return new EvalError(String.valueOf(e.getMessage()));
      }
      LAST.set(expression);
    }
    return use.apply(expression);
  }

  private static String find(Matcher matcher) {
    return matcher.find() ? matcher.group() : "";
  }

  private static ListValue findAll(Matcher matcher, long limit) {
    List<Object> found = new ArrayList<>();
    while ((limit < 0 || found.size() < limit) && matcher.find()) {
      found.add(matcher.group());
    }
    return ListValue.of(found);
  }
}
