package dev.navarch.api.roundtrip;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Makes up values of any type by walking descriptors. The same random numbers give the same value.
 * With a density of 1 every field is set; types that contain themselves are cut off at a depth.
 */
final class ObjectFiller {
  private static final int DEEPEST = 12;

  /** How many values an object gets at most; some types contain themselves many times over. */
  private static final int LARGEST = 3000;

  private final Random random;
  private final double density;

  /** Whether values are often what people forget: zero, empty, largest, half a character. */
  private final boolean odd;

  private int made;

  ObjectFiller(Random random, double density) {
    this(random, density, false);
  }

  private ObjectFiller(Random random, double density, boolean odd) {
    this.random = random;
    this.density = density;
    this.odd = odd;
  }

  /** Makes up values that not every codec gives back, such as empty collections. */
  static ObjectFiller ofOddValues(Random random, double density) {
    return new ObjectFiller(random, density, true);
  }

  <T> T fill(TypeDescriptor<T> type) {
    return fill(type, 0);
  }

  private <T> T fill(TypeDescriptor<T> type, int depth) {
    List<FieldDescriptor> fields = type.fields();
    if (type.freeForm()) {
      return alternative(type, depth);
    }
    @Nullable Object[] components = new @Nullable Object[fields.size()];
    T zero = type.zero();
    for (int i = 0; i < components.length; i++) {
      FieldDescriptor field = fields.get(i);
      components[i] = sets(field, depth) ? value(field.type(), depth + 1) : type.get(zero, i);
    }
    return type.create(components);
  }

  /** A type with a JSON form of its own is either one thing or the other: one component is set. */
  private <T> T alternative(TypeDescriptor<T> type, int depth) {
    List<FieldDescriptor> fields = type.fields();
    @Nullable Object[] components = new @Nullable Object[fields.size()];
    T zero = type.zero();
    int chosen = depth > DEEPEST || made > LARGEST ? -1 : random.nextInt(components.length);
    for (int i = 0; i < components.length; i++) {
      ValueType component = fields.get(i).type();
      boolean isSchema = component instanceof ValueType.Struct;
      boolean truth = component == ValueType.Scalar.BOOL;
      components[i] =
          truth
              ? (Object) (chosen >= 0 && !isSchema)
              : i == chosen ? value(component, depth + 1) : type.get(zero, i);
    }
    return normalized(type, type.create(components));
  }

  /** Reads back what was written, so that a made-up value is one that JSON can hold. */
  private static <T> T normalized(TypeDescriptor<T> type, T value) {
    return RoundTrips.fromJson(type, RoundTrips.toJson(type, value));
  }

  private boolean sets(FieldDescriptor field, int depth) {
    if (isTypeMeta(field)) {
      return false; // kinds get theirs from the scheme, and others have none
    }
    boolean nests = !(field.type() instanceof ValueType.Scalar);
    boolean mandatory = field.type() instanceof ValueType.Struct && !field.nullable();
    boolean room = !nests || (depth < DEEPEST && made < LARGEST);
    return mandatory || (room && random.nextDouble() < density);
  }

  private static boolean isTypeMeta(FieldDescriptor field) {
    return field.type() instanceof ValueType.Struct struct
        && struct.descriptor() instanceof TypeDescriptor<?> record
        && record.type() == TypeMeta.class;
  }

  private Object value(ValueType type, int depth) {
    made++;
    return switch (type) {
      case ValueType.Scalar scalar -> scalar(scalar);
      case ValueType.Struct struct -> fill((TypeDescriptor<?>) struct.descriptor(), depth);
      case ValueType.ListOf list -> {
        List<Object> items = new ArrayList<>();
        for (int i = 0; i < size(depth); i++) {
          items.add(value(list.element(), depth));
        }
        yield items.isEmpty() && !present() ? Absent.list() : List.copyOf(items);
      }
      case ValueType.MapOf map -> {
        StringMap<Object> entries = StringMap.of();
        for (int i = 0; i < size(depth); i++) {
          String key = odd ? (String) scalar(ValueType.Scalar.STRING) : text();
          entries = entries.with(key, value(map.value(), depth));
        }
        yield entries.isEmpty() && !present() ? Absent.map() : entries;
      }
    };
  }

  private int size(int depth) {
    if (odd && random.nextInt(4) == 0) {
      return 0;
    }
    return depth > 6 ? 1 : 1 + random.nextInt(2);
  }

  /** Whether an empty collection is there nevertheless. */
  private boolean present() {
    return odd && random.nextBoolean();
  }

  private Object scalar(ValueType.Scalar scalar) {
    return odd && random.nextBoolean() ? oddScalar(scalar) : ordinaryScalar(scalar);
  }

  private Object oddScalar(ValueType.Scalar scalar) {
    return switch (scalar) {
      case STRING -> oneOf("", "\uD83D", "half \uDE80 of a pair", "<&>\u2028\u0000");
      case BOOL -> false;
      case INT32 -> oneOf(0, Integer.MIN_VALUE, Integer.MAX_VALUE);
      case INT64 -> oneOf(0L, Long.MIN_VALUE, Long.MAX_VALUE);
      case FLOAT64 -> oneOf(0.0, -0.0, 3.0, -1e18, 1e19, 1e21, 1e-7, Double.MIN_VALUE);
      case BYTES -> oneOf(Bytes.NONE, Bytes.EMPTY, Bytes.of((byte) 0, (byte) -1));
      case QUANTITY -> oneOf(Quantity.ZERO, Quantity.parse("0.5Gi"), Quantity.parse("-1e3"));
      case INT_OR_STRING -> oneOf(IntOrString.of(0), IntOrString.of(""), IntOrString.of("\uDE80%"));
      case TIME -> oneOf(Time.ZERO, Time.ofEpochSecond(0), Time.ofEpochSecond(-1));
      case MICRO_TIME -> oneOf(MicroTime.ZERO, MicroTime.ofEpochMicro(0));
      case DURATION -> oneOf(Duration.ZERO, Duration.ofNanos(Long.MIN_VALUE));
      case RAW_EXTENSION -> new RawExtension(oddJson());
      case FIELDS_V1 -> new FieldsV1(oddJson());
      case RAW_JSON -> new RawJson(oddJson());
    };
  }

  private Bytes oddJson() {
    return oneOf(
        Bytes.NONE,
        Bytes.EMPTY,
        Bytes.ofUtf8("null"),
        Bytes.ofUtf8(" [ 1.0, 1e3, 9223372036854775808, \"<\u2028\" ] "),
        Bytes.ofUtf8("{\"b\":1,\"a\":{},\"b\":2}"));
  }

  @SafeVarargs
  private <T> T oneOf(T... values) {
    return values[random.nextInt(values.length)];
  }

  private Object ordinaryScalar(ValueType.Scalar scalar) {
    return switch (scalar) {
      case STRING -> text();
      case BOOL -> true;
      case INT32 -> random.nextInt();
      case INT64 -> random.nextLong();
      case FLOAT64 -> random.nextDouble() * 1000;
      case BYTES -> Bytes.ofUtf8(text());
      case QUANTITY -> Quantity.of(1 + random.nextInt(1_000_000));
      case INT_OR_STRING ->
          random.nextBoolean() ? IntOrString.of(random.nextInt()) : IntOrString.of(text());
      case TIME -> Time.ofEpochSecond(random.nextInt(Integer.MAX_VALUE));
      case MICRO_TIME -> MicroTime.ofEpochMicro(random.nextLong(4_000_000_000_000_000L));
      case DURATION -> Duration.ofNanos(random.nextLong());
      case RAW_EXTENSION ->
          new RawExtension(Bytes.ofUtf8("{\"apiVersion\":\"example.dev/v1\",\"kind\":\"Any\"}"));
      case FIELDS_V1 -> new FieldsV1(Bytes.ofUtf8("{\"f:metadata\":{\"f:name\":{}}}"));
      case RAW_JSON -> new RawJson(Bytes.ofUtf8("{\"x\":[1,true,null,\"y\"]}"));
    };
  }

  private static final String LETTERS =
      "abcdefghijklmnopqrstuvwxyzABC0123456789-./ \"\\<&éü€漢\uD83D\uDE80";

  private String text() {
    int[] points = LETTERS.codePoints().toArray();
    StringBuilder text = new StringBuilder();
    int length = 1 + random.nextInt(12);
    for (int i = 0; i < length; i++) {
      text.appendCodePoint(points[random.nextInt(points.length)]);
    }
    return text.toString();
  }
}
