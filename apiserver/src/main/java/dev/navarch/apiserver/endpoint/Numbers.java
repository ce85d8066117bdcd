package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.request.Query;
import java.util.OptionalLong;

/** Parses the numbers in queries, with Go's messages for malformed ones. */
public final class Numbers {
  private Numbers() {}

  /**
   * Returns a signed 64-bit integer of the query; empty if the parameter is absent or empty.
   *
   * @throws ApiException 400 if it is malformed or out of range
   */
  public static OptionalLong integer(Query query, String name) {
    String text = query.get(name);
    if (text.isEmpty()) {
      return OptionalLong.empty();
    }
    try {
      if (!text.matches("[+-]?[0-9]+")) {
        throw ApiException.badRequest(problem("ParseInt", text, "invalid syntax"));
      }
      return OptionalLong.of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      throw ApiException.badRequest(problem("ParseInt", text, "value out of range"));
    }
  }

  /** What Go says to a text that is no number. */
  static String problem(String function, String text, String problem) {
    return "strconv.%s: parsing %s: %s".formatted(function, GoQuoting.quote(text), problem);
  }

  /**
   * A version in a query.
   *
   * @throws IllegalArgumentException if it is none; the message is Go's
   */
  static long version(String text) {
    if (text.isEmpty()) {
      return 0;
    }
    if (!text.matches("[0-9]+")) {
      throw new IllegalArgumentException(problem("ParseUint", text, "invalid syntax"));
    }
    try {
      return Long.parseUnsignedLong(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(problem("ParseUint", text, "value out of range"), e);
    }
  }
}
