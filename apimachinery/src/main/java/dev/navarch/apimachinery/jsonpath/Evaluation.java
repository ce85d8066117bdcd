package dev.navarch.apimachinery.jsonpath;

import dev.navarch.apimachinery.jsonpath.Node.Bound;
import dev.navarch.apimachinery.value.GoFormat;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One run of a template over one tree. Not for several threads, and good for one run only. */
final class Evaluation {
  /** Ranges inside ranges; each is a call inside a call. */
  private static final int RANGE_DEPTH = 100;

  private final List<Node> parts;
  private final boolean missingKeysAllowed;
  private final List<List<@Nullable Object>> found = new ArrayList<>();
  private int valuesLeft;

  Evaluation(List<Node> parts, boolean missingKeysAllowed, int valueLimit) {
    this.parts = parts;
    this.missingKeysAllowed = missingKeysAllowed;
    this.valuesLeft = valueLimit;
  }

  List<List<@Nullable Object>> run(@Nullable Object tree) {
    runFrom(0, tree, 0);
    return found;
  }

  /**
   * Runs parts until one ends the innermost range.
   *
   * @return the place of that part, or -1 when there was none
   */
  private int runFrom(int first, @Nullable Object data, int depth) {
    if (depth > RANGE_DEPTH) {
      throw new JsonPathException("ranges lie too deep in one another");
    }
    List<@Nullable Object> input = new ArrayList<>();
    input.add(data);
    for (int i = first; i < parts.size(); i++) {
      Node part = parts.get(i);
      boolean ends = has(part, "end");
      if (ends && depth == 0) {
        throw new JsonPathException("not in range, nothing to end");
      }
      List<@Nullable Object> values = walk(input, part);
      if (ends) {
        return i;
      }
      if (has(part, "range")) {
        int end = values.isEmpty() ? endOfSkipped(i + 1) : -1;
        for (@Nullable Object value : values) {
          end = runFrom(i + 1, value, depth + 1);
        }
        i = end < 0 ? i : end;
      } else {
        spend(1);
        found.add(values);
      }
    }
    return -1;
  }

  /** The end of a range that has no turn at all. */
  private int endOfSkipped(int first) {
    int open = 1;
    for (int i = first; i < parts.size(); i++) {
      if (has(parts.get(i), "range")) {
        open++;
      } else if (has(parts.get(i), "end") && --open == 0) {
        return i;
      }
    }
    return -1;
  }

  private static boolean has(Node part, String identifier) {
    return part instanceof Node.Sequence(List<Node> steps)
        && steps.contains(new Node.Identifier(identifier));
  }

  private List<@Nullable Object> walk(List<@Nullable Object> input, Node node) {
    List<@Nullable Object> values =
        switch (node) {
          case Node.Sequence(List<Node> steps) -> sequence(input, steps);
          case Node.Text(String text) -> one(text);
          case Node.IntNumber(long value) -> forEach(input, value);
          case Node.FloatNumber(double value) -> forEach(input, value);
          case Node.Bool(boolean value) -> forEach(input, value);
          case Node.Identifier(String name) -> identifier(input, name);
          case Node.Field(String name) -> field(input, name);
          case Node.Wildcard() -> wildcard(input);
          case Node.Descent() -> descent(input);
          case Node.Slice slice -> slice(input, slice);
          case Node.Union(List<Node.Sequence> choices) -> union(input, choices);
          case Node.Exists(Node.Sequence path) -> exists(input, path);
          case Node.Filter filter -> filter(input, filter);
        };
    spend(values.size());
    return values;
  }

  private void spend(int values) {
    valuesLeft -= values;
    if (valuesLeft < 0) {
      throw new JsonPathException("the template asks for too many values");
    }
  }

  private List<@Nullable Object> sequence(List<@Nullable Object> input, List<Node> steps) {
    List<@Nullable Object> values = input;
    for (Node step : steps) {
      values = walk(values, step);
    }
    return values;
  }

  private static List<@Nullable Object> one(@Nullable Object value) {
    List<@Nullable Object> values = new ArrayList<>(1);
    values.add(value);
    return values;
  }

  private static List<@Nullable Object> forEach(List<@Nullable Object> input, Object value) {
    List<@Nullable Object> values = new ArrayList<>();
    input.forEach(each -> values.add(value));
    return values;
  }

  private static List<@Nullable Object> identifier(List<@Nullable Object> input, String name) {
    return switch (name) {
      case "range" -> input;
      case "end" -> List.of();
      default -> throw new JsonPathException("unrecognized identifier " + name);
    };
  }

  private List<@Nullable Object> field(List<@Nullable Object> input, String name) {
    List<@Nullable Object> values = new ArrayList<>();
    for (@Nullable Object value : input) {
      if (value instanceof Map<?, ?> map && map.containsKey(name)) {
        values.add(map.get(name));
      }
    }
    if (values.isEmpty() && !input.isEmpty() && !missingKeysAllowed) {
      throw new JsonPathException(name + " is not found");
    }
    return values;
  }

  private static List<@Nullable Object> wildcard(List<@Nullable Object> input) {
    List<@Nullable Object> values = new ArrayList<>();
    input.forEach(value -> values.addAll(contents(value)));
    return values;
  }

  /** What is directly inside: values, items, or the bytes of a text. */
  private static List<@Nullable Object> contents(@Nullable Object value) {
    return switch (value) {
      case Map<?, ?> map -> new ArrayList<@Nullable Object>(map.values());
      case List<?> list -> new ArrayList<@Nullable Object>(list);
      case String text -> {
        List<@Nullable Object> bytes = new ArrayList<>();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
          bytes.add((long) Byte.toUnsignedInt(b));
        }
        yield bytes;
      }
      case null, default -> List.of();
    };
  }

  /** All values that have something inside, each before what is inside it. */
  private List<@Nullable Object> descent(List<@Nullable Object> input) {
    List<@Nullable Object> values = new ArrayList<>();
    Deque<Object> open = new ArrayDeque<>();
    pushReversed(open, input);
    while (!open.isEmpty()) {
      Object value = open.pop();
      if (value instanceof String text) {
        if (!text.isEmpty()) {
          values.add(text);
        }
        continue;
      }
      List<@Nullable Object> inside = contents(value);
      if (!inside.isEmpty()) {
        values.add(value);
        pushReversed(open, inside);
      }
      spend(1);
    }
    return values;
  }

  private static void pushReversed(Deque<Object> open, List<@Nullable Object> values) {
    for (int i = values.size() - 1; i >= 0; i--) {
      Object value = values.get(i);
      if (value != null) {
        open.push(value);
      }
    }
  }

  private static List<@Nullable Object> slice(List<@Nullable Object> input, Node.Slice slice) {
    List<@Nullable Object> values = new ArrayList<>();
    for (@Nullable Object value : input) {
      if (value == null) {
        continue;
      }
      if (!(value instanceof List<?> list)) {
        throw new JsonPathException(GoFormat.type(value) + " is not array or slice");
      }
      int size = list.size();
      int from = slice.from() instanceof Bound.At(int at) ? (at < 0 ? at + size : at) : 0;
      int to =
          switch (slice.to()) {
            case Bound.Open() -> size;
            case Bound.At(int at) -> at < 0 ? at + size : at;
            case Bound.Behind(int at) -> at <= 0 ? at + size : at;
          };
      if (from == to) {
        return values;
      }
      requireBounds(from, to, size);
      int step = slice.step() instanceof Bound.At(int at) ? at : 1;
      if (step <= 0) {
        throw new JsonPathException("step must be > 0");
      }
      for (long i = from; i < to; i += step) {
        values.add(list.get((int) i));
      }
    }
    return values;
  }

  private static void requireBounds(int from, int to, int size) {
    if (from >= size || from < 0) {
      throw outOfBounds(from, size);
    }
    if (to > size || to < 0) {
      throw outOfBounds(to - 1, size);
    }
    if (from > to) {
      throw new JsonPathException(
          "starting index %d is greater than ending index %d".formatted(from, to));
    }
  }

  private static JsonPathException outOfBounds(int index, int size) {
    return new JsonPathException(
        "array index out of bounds: index %d, length %d".formatted(index, size));
  }

  private List<@Nullable Object> union(List<@Nullable Object> input, List<Node.Sequence> choices) {
    List<@Nullable Object> values = new ArrayList<>();
    for (Node.Sequence choice : choices) {
      values.addAll(walk(input, choice));
    }
    return values;
  }

  private List<@Nullable Object> exists(List<@Nullable Object> input, Node.Sequence path) {
    List<@Nullable Object> values = new ArrayList<>();
    for (@Nullable Object value : input) {
      for (@Nullable Object item : filtered(value)) {
        if (finds(item, path)) {
          values.add(item);
        }
      }
    }
    return values;
  }

  /** Whether a path leads anywhere; one that does not fit the item leads nowhere. */
  private boolean finds(@Nullable Object item, Node.Sequence path) {
    try {
      return !walk(one(item), path).isEmpty();
    } catch (JsonPathException e) {
      spend(0); // a run that is out of values stays so
      return false;
    }
  }

  private List<@Nullable Object> filter(List<@Nullable Object> input, Node.Filter filter) {
    List<@Nullable Object> values = new ArrayList<>();
    for (@Nullable Object value : input) {
      for (@Nullable Object item : filtered(value)) {
        List<@Nullable Object> lefts = comparable(item, filter.left());
        if (lefts.isEmpty()) {
          continue;
        }
        List<@Nullable Object> rights = comparable(item, filter.right());
        if (!rights.isEmpty()
            && Comparison.holds(lefts.getFirst(), filter.operator(), rights.getFirst())) {
          values.add(item);
        }
      }
    }
    return values;
  }

  private List<@Nullable Object> comparable(@Nullable Object item, Node.Sequence side) {
    List<@Nullable Object> values = walk(one(item), side);
    if (values.size() > 1) {
      throw new JsonPathException("can only compare one element at a time");
    }
    return values;
  }

  private static List<? extends @Nullable Object> filtered(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return list;
    }
    throw new JsonPathException(
        GoFormat.value(value) + " is not array or slice and cannot be filtered");
  }
}
