package dev.navarch.apimachinery.validation;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.GoFloat;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Offending values as messages show them: scalars in the form of Go's {@code %v} and {@code %q},
 * everything else as JSON. What has no JSON form shows its own text: a message must never fail.
 */
final class BadValue {
  private BadValue() {}

  static String text(@Nullable Object value) {
    return switch (value) {
      case String text -> GoQuoting.quote(text);
      case Double number -> GoFloat.general(number);
      case Float number -> GoFloat.general(number);
      case null, default -> json(value);
    };
  }

  private static String json(@Nullable Object value) {
    JsonWriter out = new JsonWriter(256);
    try {
      write(out, value);
    } catch (IllegalArgumentException | UnsupportedOperationException unwritable) {
      return String.valueOf(value);
    }
    return new String(out.toByteArray(), StandardCharsets.UTF_8);
  }

  private static void write(JsonWriter out, @Nullable Object value) {
    switch (value) {
      case ApiStruct<?> struct -> writeStruct(out, struct);
      case Quantity quantity -> out.quantity(quantity);
      case IntOrString either -> out.intOrString(either);
      case Time time -> out.time(time);
      case MicroTime time -> out.microTime(time);
      case Duration duration -> out.duration(duration);
      case Bytes bytes -> out.bytes(bytes);
      case RawJson json -> out.rawJson(json);
      case RawExtension extension -> out.rawExtension(extension);
      case FieldsV1 fields -> out.fieldsV1(fields);
      case Enum<?> constant -> out.string(constant.toString());
      case Short number -> out.int64(number);
      case Byte number -> out.int64(number);
      case Float number -> out.float64(Double.parseDouble(number.toString()));
      case Map<?, ?> map when Absent.is(map) -> out.nullValue();
      case Map<?, ?> map -> writeMap(out, map);
      case Collection<?> items when Absent.is(items) -> out.nullValue();
      case Collection<?> items -> {
        out.beginArray();
        items.forEach(item -> write(out, item));
        out.endArray();
      }
      case null, default -> out.tree(value);
    }
  }

  private static <T extends ApiStruct<T>> void writeStruct(JsonWriter out, ApiStruct<T> struct) {
    @SuppressWarnings("unchecked") // T is the implementing record
    T record = (T) struct;
    TypeDescriptor.of(record).writeJson(out, record);
  }

  private static void writeMap(JsonWriter out, Map<?, ?> map) {
    out.beginObject();
    inOrder(map)
        .forEach((key, item) -> {
          out.key(String.valueOf(key));
          write(out, item);
        });
    out.endObject();
  }

  private static Map<?, ?> inOrder(Map<?, ?> map) {
    if (map instanceof SequencedMap<?, ?>) {
      return map;
    }
    @Nullable Object[] flat = new @Nullable Object[map.size() * 2];
    int i = 0;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      flat[i++] = String.valueOf(entry.getKey());
      flat[i++] = entry.getValue();
    }
    return StringMap.<@Nullable Object>ofFlat(flat);
  }
}
