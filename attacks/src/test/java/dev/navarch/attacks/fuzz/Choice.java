package dev.navarch.attacks.fuzz;

import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random decisions that depend on a seed alone. */
final class Choice {
  private final Random random;

  Choice(long seed) {
    this.random = new Random(seed);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  boolean oneIn(int number) {
    return random.nextInt(number) == 0;
  }

  @SafeVarargs
  final <T> T of(T... values) {
    return values[random.nextInt(values.length)];
  }

  <T> T of(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  /** Returns a size up to a limit; small ones are most frequent, and some are near the limit. */
  int size(int limit) {
    return switch (random.nextInt(40)) {
      case 0 -> limit - random.nextInt(Math.max(1, limit / 10));
      case 1, 2 -> random.nextInt(limit) / 4;
      default -> random.nextInt(Math.min(limit, 12));
    };
  }

  byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  /** Returns the name of one of few objects, so that requests meet. */
  String name() {
    return of("a", "b", "c", "d", "e", "f", "g", "h");
  }

  /** Returns a JSON value of any sort; its depth is limited. */
  String json(int depth) {
    return switch (random.nextInt(depth > 0 ? 12 : 8)) {
      case 0 -> "null";
      case 1 -> of("true", "false");
      case 2 -> of("0", "-1", "1.5", "1e400", "9223372036854775808", "-0", "1E-9", "2147483648");
      case 3 -> "\"" + "x".repeat(size(2000)) + "\"";
      case 4 -> of("\"\"", "\" \"", "\"\\u0000\"", "\"\\ud800\"", "\"a/b~c\"", "\"😀\"", "\"1Ki\"");
      case 5 -> "\"" + of("2020-02-30T25:00:00Z", "1e1000000000Ki", "10.0.0.0/8", "{}") + "\"";
      case 6 -> "[]";
      case 7 -> "{}";
      case 8, 9 -> list(size(30), i -> json(depth - 1), ",", "[", "]");
      default -> list(size(30), i -> "\"" + fieldName() + "\":" + json(depth - 1), ",", "{", "}");
    };
  }

  String fieldName() {
    return of(
        "a",
        "b",
        "spec",
        "metadata",
        "name",
        "labels",
        "data",
        "items",
        "kind",
        "apiVersion",
        "containers",
        "$patch",
        "$retainKeys",
        "f:a",
        "k:{}",
        "status",
        "x".repeat(100),
        "");
  }

  static String list(
      int size, IntFunction<String> item, String separator, String begin, String end) {
    return IntStream.range(0, size)
        .mapToObj(item)
        .collect(Collectors.joining(separator, begin, end));
  }
}
