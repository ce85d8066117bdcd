package dev.navarch.apiextensions.cel.eval;

import dev.navarch.apimachinery.value.Quantity;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The values of the language, which are plain objects of Java where one fits. */
public final class Values {
  static final TypeValue INT = new TypeValue("int");
  static final TypeValue UINT = new TypeValue("uint");
  static final TypeValue DOUBLE = new TypeValue("double");
  static final TypeValue BOOL = new TypeValue("bool");
  static final TypeValue STRING = new TypeValue("string");
  static final TypeValue BYTES = new TypeValue("bytes");
  static final TypeValue LIST = new TypeValue("list");
  static final TypeValue MAP = new TypeValue("map");
  static final TypeValue NULL = new TypeValue("null_type");
  static final TypeValue TYPE = new TypeValue("type");
  static final TypeValue DURATION = new TypeValue("google.protobuf.Duration");
  static final TypeValue TIMESTAMP = new TypeValue("google.protobuf.Timestamp");

  private Values() {}

  /** The value of a tree that no schema describes. */
  public static Object ofTree(@Nullable Object tree) {
    return switch (tree) {
      case null -> NullValue.NULL;
      case Map<?, ?> map -> {
        Map<Object, Object> entries = new LinkedHashMap<>();
        map.forEach((key, value) -> entries.put(key, ofTree(value)));
        yield MapValue.of(entries);
      }
      case List<?> list -> {
        List<Object> elements = new ArrayList<>(list.size());
        list.forEach(element -> elements.add(ofTree(element)));
        yield ListValue.of(elements);
      }
      case Integer number -> number.longValue();
      case Float number -> number.doubleValue();
      default -> tree;
    };
  }

  /** The tree of a value: what {@link #ofTree} would make it of. Other values stay as they are. */
  public static @Nullable Object toTree(Object value) {
    return switch (value) {
      case NullValue nothing -> null;
      case ListValue list -> {
        List<@Nullable Object> tree = new ArrayList<>(list.size());
        list.forEach(element -> tree.add(toTree(element)));
        yield tree;
      }
      case MapValue map -> {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        for (Object key : map.keys()) {
          Object entry = map.find(key);
          tree.put(show(key), entry == null ? null : toTree(entry));
        }
        yield tree;
      }
      default -> value;
    };
  }

  public static TypeValue typeOf(Object value) {
    return switch (value) {
      case Long number -> INT;
      case Unsigned number -> UINT;
      case Double number -> DOUBLE;
      case Boolean flag -> BOOL;
      case String text -> STRING;
      case BytesValue bytes -> BYTES;
      case ListValue list -> LIST;
      case MapValue map -> MAP;
      case NullValue nothing -> NULL;
      case TypeValue type -> TYPE;
      case Duration length -> DURATION;
      case Instant time -> TIMESTAMP;
      case OptionalValue optional -> new TypeValue("optional_type");
      case Quantity amount -> new TypeValue("kubernetes.Quantity");
      case Url url -> new TypeValue("kubernetes.URL");
      case IpAddress address -> new TypeValue("net.IP");
      case Cidr range -> new TypeValue("net.CIDR");
      case Semver version -> new TypeValue("kubernetes.Semver");
      case NamedFormat format -> new TypeValue("kubernetes.NamedFormat");
      default -> new TypeValue("error");
    };
  }

  /** The type that a name in an expression stands for. */
  public static TypeValue type(String name) {
    return new TypeValue(name);
  }

  /** A byte sequence as a value; the array is copied. */
  public static Object bytes(byte[] bytes) {
    return new BytesValue(bytes.clone());
  }

  public static Object unsigned(long bits) {
    return new Unsigned(bits);
  }

  static double toDouble(Object number) {
    return switch (number) {
      case Long whole -> whole.doubleValue();
      case Unsigned whole -> whole.toDouble();
      default -> (Double) number;
    };
  }

  /** How messages show a scalar. */
  static String show(Object value) {
    return switch (value) {
      case Double number -> Numbers.show(number);
      case BytesValue bytes -> new String(bytes.array(), StandardCharsets.UTF_8);
      case Duration length -> Times.show(length);
      case Instant time -> Times.show(time);
      case NullValue nothing -> "null";
      case TypeValue type -> type.name();
      default -> value.toString();
    };
  }

  /** The size of texts, bytes, lists and maps; one for everything else. */
  static long size(Object value) {
    return switch (value) {
      case String text -> text.codePointCount(0, text.length());
      case BytesValue bytes -> bytes.size();
      case ListValue list -> list.size();
      case MapValue map -> map.size();
      case IpAddress address -> address.bytes().length;
      case Cidr range -> (range.prefixLength() + 7) / 8;
      default -> 1;
    };
  }

  static BigDecimal decimal(double number) {
    return new BigDecimal(Double.toString(number));
  }
}
