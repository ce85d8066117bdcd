package dev.navarch.apiextensions.cel.eval;

/**
 * What calls cost. One unit is a step of fixed size; texts cost a tenth of a unit a character, and
 * what walks over lists costs as much as it reads. Limits mean the same number of units everywhere,
 * so these are the figures of the Kubernetes API server.
 *
 * <p>Differs from Kubernetes: what compares, prints or copies values pays a little for everything
 * inside of them, and what makes texts longer pays for their length before it does. A short
 * expression can otherwise ask for any amount of work.
 */
final class CallCost {
  private static final double CHARACTER = 0.1;
  private static final double REGEX_CHARACTER = 0.25;

  /** How many values inside of others cost as much as one step. */
  private static final int INNER_VALUES = 20;

  /** From here on nobody counts any more: it is over every limit. */
  private static final long TOO_MUCH = 30_000_000;

  private CallCost() {}

  /** What a call costs by its arguments, to be charged before the work is done. */
  static long of(String function, String overload, Object[] args) {
    return switch (function) {
      case "isSorted",
          "sum",
          "sum.uint",
          "sum.double",
          "sum.duration",
          "max",
          "min",
          "indexOf",
          "lastIndexOf" ->
          traversal(args[0], 0) + inner(args[0]);
      case "url",
          "lowerAscii",
          "upperAscii",
          "substring",
          "trim",
          "cidr",
          "isIP",
          "isCIDR",
          "quantity",
          "isQuantity",
          "semver",
          "isSemver" ->
          characters(args[0], 1);
      case "ip" -> args[0] instanceof String ? characters(args[0], 1) : 1;
      case "replace" -> characters(args[0], 2) + growth(args);
      case "split", "ip.isCanonical" -> characters(args[0], 2);
      case "join" -> joined(args);
      case "matches", "find", "findAll" -> regex(Values.size(args[0]), Values.size(args[1]));
      case "validate" ->
          args[0] instanceof NamedFormat format
              ? regex(Values.size(args[1]), format.regexSize())
              : 1;
      case "containsIP" ->
          characters(args[0], 2) + (args[1] instanceof String ? characters(args[1], 1) : 0);
      case "containsCIDR" ->
          characters(args[0], 2)
              + characters(args[0], 1)
              + 1
              + (args[1] instanceof String ? characters(args[1], 1) : 0);
      case "startsWith", "endsWith" -> characters(args[1], 1);
      case "contains" -> characters(args[0], 1) * characters(args[1], 1);
      case "@in" -> args[1] instanceof ListValue list ? list.size() + inner(list) : 1;
      case "_==_", "_!=_" -> smaller(args) + Math.min(inner(args[0]), inner(args[1]));
      case "_<_", "_<=_", "_>_", "_>=_" ->
          args[0] instanceof String || args[0] instanceof BytesValue ? smaller(args) : 1;
      case "_+_" ->
          args[0] instanceof String || args[0] instanceof BytesValue
              ? ceil((Values.size(args[0]) + Values.size(args[1])) * CHARACTER)
              : 1 + copied(args);
      case "string", "bytes" ->
          overload.equals("string_to_bytes") || overload.equals("bytes_to_string")
              ? characters(args[0], 1)
              : 1;
      case "format" -> characters(args[0], 1) + content(args[1], 0);
      case "strings.quote" -> characters(args[0], 1);
      case "sets.contains", "sets.intersects" -> pairs(args) + 1;
      case "sets.equivalent" -> 2 * pairs(args) + 1;
      default -> 1;
    };
  }

  private static long characters(Object value, int times) {
    return ceil(Values.size(value) * times * CHARACTER);
  }

  private static long smaller(Object[] args) {
    return ceil(Math.min(Values.size(args[0]), Values.size(args[1])) * CHARACTER);
  }

  private static long regex(long textSize, long regexSize) {
    return ceil((1 + textSize) * CHARACTER) * ceil(regexSize * REGEX_CHARACTER);
  }

  private static long ceil(double cost) {
    return (long) Math.ceil(cost);
  }

  /** What reading a value once costs, on top of what it cost so far. */
  private static long traversal(Object value, long cost) {
    return switch (value) {
      case String text -> cost + (long) (Values.size(text) * CHARACTER);
      case BytesValue bytes -> cost + (long) (bytes.size() * CHARACTER);
      case ListValue list -> {
        long sum = cost;
        for (int i = 0; i < list.size() && sum < TOO_MUCH; i++) {
          sum = traversal(list.get(i), sum);
        }
        yield sum;
      }
      default -> cost + 1;
    };
  }

  /** How many values there are in a value, long texts counting for several. */
  private static long content(Object value, long count) {
    return switch (value) {
      case String text -> count + 1 + text.length() / 16;
      case ListValue list -> {
        long sum = count + 1;
        for (int i = 0; i < list.size() && sum < TOO_MUCH; i++) {
          sum = content(list.get(i), sum);
        }
        yield sum;
      }
      case MapValue map -> {
        long sum = count + 1;
        for (Object key : map.keys()) {
          Object entry = map.find(key);
          sum = entry == null || sum >= TOO_MUCH ? sum : content(entry, sum + 1);
        }
        yield sum;
      }
      case OptionalValue optional ->
          optional.value() == null ? count + 1 : content(optional.value(), count);
      default -> count + 1;
    };
  }

  private static long inner(Object value) {
    return value instanceof ListValue || value instanceof MapValue || value instanceof OptionalValue
        ? content(value, 0) / INNER_VALUES
        : 0;
  }

  private static long pairs(Object[] args) {
    return Values.size(args[0]) * Values.size(args[1])
        + inner(args[0]) * Values.size(args[1])
        + inner(args[1]) * Values.size(args[0]);
  }

  private static long copied(Object[] args) {
    return args[0] instanceof ListValue list
        ? ((list.growsInPlace() ? 0 : list.size()) + Values.size(args[1])) / INNER_VALUES
        : 0;
  }

  /** How much longer replacing can make a text. */
  private static long growth(Object[] args) {
    long old = Math.max(1, Values.size(args[1]));
    long most = (Values.size(args[0]) / old + 1) * Math.max(0, Values.size(args[2]) - old);
    return ceil(most * CHARACTER);
  }

  private static long joined(Object[] args) {
    long length = 0;
    long separator = args.length > 1 ? Values.size(args[1]) : 0;
    if (args[0] instanceof ListValue list) {
      for (int i = 0; i < list.size() && length < TOO_MUCH; i++) {
        length += Values.size(list.get(i)) + separator;
      }
    }
    return ceil(length * 2 * CHARACTER);
  }
}
