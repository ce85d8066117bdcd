package dev.navarch.apiserver.openapi;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.proto.ProtoWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How a JSON value becomes a field of a protobuf message. A value of another type than the shape
 * expects is left out. The writer goes from the end to the beginning, and so do the shapes.
 */
@FunctionalInterface
interface ProtoShape {
  void write(ProtoWriter out, int field, @Nullable Object value);

  ProtoShape TEXT =
      (out, field, value) -> {
        if (value instanceof String text) {
          out.string(bytesTag(field), text);
        }
      };

  ProtoShape BOOL =
      (out, field, value) -> {
        if (value instanceof Boolean truth) {
          out.bool(field << 3, truth);
        }
      };

  ProtoShape INT64 =
      (out, field, value) -> {
        if (value instanceof Number number) {
          out.int64(field << 3, number.longValue());
        }
      };

  ProtoShape DOUBLE =
      (out, field, value) -> {
        if (value instanceof Number number) {
          out.float64(field << 3 | 1, number.doubleValue());
        }
      };

  /** Any JSON value: a message with its text, which is read as YAML. */
  ProtoShape ANY =
      (out, field, value) -> {
        int mark = out.mark();
        out.string(bytesTag(2), new String(JsonTree.toBytes(value), StandardCharsets.UTF_8) + "\n");
        out.message(bytesTag(field), mark);
      };

  /** A list, each of its items with the same shape; also a single item in place of a list. */
  static ProtoShape listOf(ProtoShape item) {
    return (out, field, value) -> {
      if (value instanceof List<?> list) {
        for (int i = list.size() - 1; i >= 0; i--) {
          item.write(out, field, list.get(i));
        }
      } else {
        item.write(out, field, value);
      }
    };
  }

  /** A message that has nothing but the value. */
  static ProtoShape wrapped(int inner, ProtoShape shape) {
    return (out, field, value) -> {
      int mark = out.mark();
      shape.write(out, inner, value);
      out.message(bytesTag(field), mark);
    };
  }

  /** A JSON object as a list of messages, each with a name and a value. */
  static ProtoShape entries(ProtoShape shape) {
    return (out, field, value) -> {
      if (value instanceof Entries entries) {
        List<String> names = entries.names();
        for (int i = names.size() - 1; i >= 0; i--) {
          entry(out, field, names.get(i), entries.value().apply(names.get(i)), shape);
        }
      } else if (value instanceof Map<?, ?> map) {
        StringMap<@Nullable Object> sorted = DocumentForm.sorted(map);
        for (int i = sorted.size() - 1; i >= 0; i--) {
          entry(out, field, sorted.keyAt(i), sorted.valueAt(i), shape);
        }
      }
    };
  }

  /** A JSON object as a message with such a list. */
  static ProtoShape named(ProtoShape shape) {
    return wrapped(1, entries(shape));
  }

  private static void entry(
      ProtoWriter out, int field, String name, @Nullable Object value, ProtoShape shape) {
    int mark = out.mark();
    shape.write(out, 2, value);
    out.string(bytesTag(1), name);
    out.message(bytesTag(field), mark);
  }

  /** One of two shapes, as an object looks. */
  static ProtoShape either(Predicate<Map<?, ?>> test, ProtoShape one, ProtoShape other) {
    return (out, field, value) -> {
      if (value instanceof Map<?, ?> map) {
        (test.test(map) ? one : other).write(out, field, value);
      }
    };
  }

  static boolean isReference(Map<?, ?> object) {
    return object.get("$ref") instanceof String;
  }

  /** A shape for everything but truth values, which have their own. */
  static ProtoShape unlessBool(ProtoShape shape, ProtoShape bool) {
    return (out, field, value) ->
        (value instanceof Boolean ? bool : shape).write(out, field, value);
  }

  /** A scalar, with a shape for each kind. */
  static ProtoShape scalar(ProtoShape number, ProtoShape bool, ProtoShape text) {
    return (out, field, value) -> {
      if (value instanceof Number) {
        number.write(out, field, value);
      } else if (value instanceof Boolean) {
        bool.write(out, field, value);
      } else if (value instanceof String) {
        text.write(out, field, value);
      }
    };
  }

  private static int bytesTag(int field) {
    return field << 3 | 2;
  }
}
