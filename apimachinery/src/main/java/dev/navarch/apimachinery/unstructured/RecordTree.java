package dev.navarch.apimachinery.unstructured;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.Omit;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How the records of a type become trees: field by field, with the result that writing and reading
 * their JSON has, and without that detour. Only values whose JSON is their own affair take it.
 *
 * <p>What a record and its tree have in common is shared: texts, and maps and lists of them.
 * Immutable; any thread.
 *
 * <p>Types are told apart by tests, not by switches over types: trees are made while a server
 * starts, and the JVM takes milliseconds to link such a switch.
 */
final class RecordTree {
  private static final ClassValue<RecordTree> KNOWN =
      new ClassValue<>() {
        @Override
        protected RecordTree computeValue(Class<?> type) {
          return new RecordTree(TypeDescriptor.of(type));
        }
      };

  private final TypeDescriptor<?> type;

  /** The fields in the order of their names; null where they do not tell what the JSON is. */
  private final Leaf @Nullable [] leaves;

  private RecordTree(TypeDescriptor<?> type) {
    this.type = type;
    List<Leaf> found = new ArrayList<>();
    collect(type, null, found);
    found.sort(null);
    this.leaves = type.hasOwnJson() || repeats(found) ? null : found.toArray(new Leaf[0]);
  }

  static RecordTree of(TypeDescriptor<?> type) {
    return KNOWN.get(type.type());
  }

  private static <T> void collect(TypeDescriptor<T> type, @Nullable Place outer, List<Leaf> found) {
    List<FieldDescriptor> fields = type.fields();
    for (int i = 0; i < fields.size(); i++) {
      FieldDescriptor field = fields.get(i);
      Place place = new Place(outer, type, i);
      if (field.inline()
          && field.type() instanceof ValueType.Struct struct
          && struct.descriptor() instanceof TypeDescriptor<?> inlined) {
        collect(inlined, place, found);
      } else {
        found.add(new Leaf(field, place, type.get(type.zero(), i)));
      }
    }
  }

  private static boolean repeats(List<Leaf> sorted) {
    for (int i = 1; i < sorted.size(); i++) {
      if (sorted.get(i).field.name().equals(sorted.get(i - 1).field.name())) {
        return true;
      }
    }
    return false;
  }

  /** Where a component is found: in the record itself, or in one that is inlined into it. */
  private record Place(@Nullable Place outer, TypeDescriptor<?> type, int component) {
    @Nullable Object in(Object root) {
      return get(type, outer == null ? root : Objects.requireNonNull(outer.in(root)), component);
    }

    @SuppressWarnings("unchecked") // a place is asked about records of the type that it is in
    private static <T> @Nullable Object get(TypeDescriptor<T> type, Object owner, int component) {
      return type.get((T) owner, component);
    }
  }

  /** A field that stands in the JSON of a record, and its value where it is not set. */
  private record Leaf(FieldDescriptor field, Place place, @Nullable Object zero)
      implements Comparable<Leaf> {
    @Override
    public int compareTo(Leaf other) {
      return Utf8Order.compare(field.name(), other.field.name());
    }

    boolean isLeftOut(@Nullable Object value) {
      boolean always = field.omit() == Omit.NEVER;
      if (value == null || field.nullable() || always) {
        return value == null && !always;
      }
      if (value instanceof Collection<?> items) {
        return items.isEmpty();
      }
      if (value instanceof Map<?, ?> entries) {
        return entries.isEmpty();
      }
      return field.type() instanceof ValueType.Scalar scalar
          ? isLeftOut(value, scalar)
          : isOmittedZero(value);
    }

    private boolean isLeftOut(Object value, ValueType.Scalar scalar) {
      return switch (scalar) {
        case STRING -> ((String) value).isEmpty();
        case BYTES -> ((Bytes) value).isEmpty();
        case BOOL, INT32, INT64 -> value.equals(zero);
        case FLOAT64 -> (Double) value == 0;
        default -> isOmittedZero(value);
      };
    }

    private boolean isOmittedZero(Object value) {
      return field.omit() == Omit.ZERO && value.equals(zero);
    }
  }

  /** A record of the type as a tree. */
  @Nullable Object tree(Object record) {
    if (leaves == null) {
      return throughJson(out -> write(type, record, out));
    }
    @Nullable Object[] flat = new @Nullable Object[leaves.length * 2];
    int size = 0;
    for (Leaf leaf : leaves) {
      @Nullable Object value = leaf.place.in(record);
      if (!leaf.isLeftOut(value)) {
        flat[size++] = leaf.field.name();
        flat[size++] = value == null ? null : tree(value, leaf.field.type());
      }
    }
    return StringMap.<@Nullable Object>ofFlat(Arrays.copyOf(flat, size));
  }

  @SuppressWarnings("unchecked") // a record's class is its type
  private static <T> void write(TypeDescriptor<T> type, Object record, JsonWriter out) {
    type.writeJson(out, (T) record);
  }

  private static @Nullable Object tree(Object value, ValueType type) {
    if (type instanceof ValueType.Scalar scalar) {
      return scalar(value, scalar);
    }
    if (type instanceof ValueType.ListOf list) {
      return list((List<?>) value, list.element());
    }
    return type instanceof ValueType.MapOf map
        ? map((Map<?, ?>) value, map.value())
        : KNOWN.get(value.getClass()).tree(value);
  }

  private static @Nullable Object scalar(Object value, ValueType.Scalar type) {
    return switch (type) {
      case STRING -> text((String) value);
      case BOOL, INT64 -> value;
      case INT32 -> ((Integer) value).longValue();
      case FLOAT64 -> throughJson(out -> out.float64((Double) value));
      case BYTES -> value instanceof Bytes bytes && bytes.isPresent() ? bytes.toBase64() : null;
      case QUANTITY -> value.toString();
      case INT_OR_STRING ->
          value instanceof IntOrString.Int number
              ? (Object) (long) number.value()
              : text(((IntOrString.Str) value).value());
      case TIME -> ((Time) value).isZero() ? null : value.toString();
      case MICRO_TIME -> ((MicroTime) value).isZero() ? null : value.toString();
      case DURATION -> value.toString();
      case RAW_EXTENSION -> throughJson(out -> out.rawExtension((RawExtension) value));
      case FIELDS_V1 -> throughJson(out -> out.fieldsV1((FieldsV1) value));
      case RAW_JSON -> throughJson(out -> out.rawJson((RawJson) value));
    };
  }

  private static @Nullable Object list(List<?> list, ValueType element) {
    if (Absent.is(list)) {
      return null;
    }
    if (element == ValueType.Scalar.STRING && areWhole(list)) {
      return List.copyOf(list);
    }
    @Nullable Object[] items = new @Nullable Object[list.size()];
    for (int i = 0; i < items.length; i++) {
      items[i] = tree(list.get(i), element);
    }
    return JsonTree.listOf(items);
  }

  @SuppressWarnings("unchecked") // the maps of records have texts as keys
  private static @Nullable Object map(Map<?, ?> map, ValueType type) {
    if (Absent.is(map)) {
      return null;
    }
    StringMap<Object> entries = StringMap.copyOf((Map<String, Object>) map);
    if (type == ValueType.Scalar.STRING && areWhole(entries)) {
      return entries;
    }
    @Nullable Object[] flat = new @Nullable Object[entries.size() * 2];
    for (int i = 0; i < entries.size(); i++) {
      flat[i * 2] = text(entries.keyAt(i));
      flat[i * 2 + 1] = tree(entries.valueAt(i), type);
    }
    return StringMap.<@Nullable Object>ofFlat(flat);
  }

  // ---- texts

  /** A text as JSON can say it: half of a pair is no character there. */
  private static @Nullable Object text(String text) {
    return isWhole(text) ? text : throughJson(out -> out.string(text));
  }

  private static boolean areWhole(List<?> texts) {
    for (int i = 0; i < texts.size(); i++) {
      if (!isWhole((String) texts.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean areWhole(StringMap<Object> texts) {
    for (int i = 0; i < texts.size(); i++) {
      if (!isWhole(texts.keyAt(i)) || !isWhole((String) texts.valueAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether surrogates come in pairs. */
  private static boolean isWhole(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        if (!Character.isHighSurrogate(c)
            || i + 1 == text.length()
            || !Character.isLowSurrogate(text.charAt(i + 1))) {
          return false;
        }
        i++;
      }
    }
    return true;
  }

  private static @Nullable Object throughJson(Consumer<JsonWriter> write) {
    JsonWriter out = new JsonWriter(256);
    write.accept(out);
    return JsonTree.parse(out.toByteArray());
  }
}
