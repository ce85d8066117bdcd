package dev.navarch.api.roundtrip;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Fields of a message may come in any order, those of a list apart from each other, and with fields
 * between them that nobody knows.
 */
class FieldOrderTest {
  private static final int UNKNOWN = 5000;

  static Stream<Class<? extends ApiObject>> types() {
    return AllTypes.scheme().allKnownTypes().values().stream()
        .distinct()
        .filter(type ->
            TypeDescriptor.of(type).fields().stream().anyMatch(field -> field.number() > 0));
  }

  @ParameterizedTest
  @MethodSource("types")
  void anyOrderGivesTheSameValue(Class<? extends ApiObject> type) {
    check(TypeDescriptor.of(type));
  }

  private static <T> void check(TypeDescriptor<T> type) {
    for (double density : new double[] {1.0, 0.6, 0.2}) {
      Random random = new Random(type.name().hashCode());
      T value = new ObjectFiller(random, density).fill(type);
      byte[] ordered = RoundTrips.toProto(type, value);

      byte[] shuffled = shuffle(ordered, type, random);

      assertThat(RoundTrips.fromProto(type, shuffled)).isEqualTo(value);
      assertThat(RoundTrips.toProto(type, RoundTrips.fromProto(type, shuffled))).isEqualTo(ordered);
    }
  }

  /** The same fields in another order, in this message and in all that it contains. */
  private static byte[] shuffle(byte[] message, TypeDescriptor<?> type, Random random) {
    Map<Integer, Queue<byte[]>> fields = new TreeMap<>();
    ByteBuffer in = ByteBuffer.wrap(message);
    while (in.hasRemaining()) {
      int tag = (int) varint(in);
      ByteArrayOutputStream field = new ByteArrayOutputStream();
      varint(field, tag);
      switch (tag & 7) {
        case 0 -> varint(field, varint(in));
        case 1 -> field.writeBytes(take(in, 8));
        case 2 -> {
          byte[] content = take(in, (int) varint(in));
          TypeDescriptor<?> nested = nested(type, tag >>> 3);
          byte[] written = nested == null ? content : shuffle(content, nested, random);
          varint(field, written.length);
          field.writeBytes(written);
        }
        default -> throw new AssertionError("tag " + tag);
      }
      fields.computeIfAbsent(tag >>> 3, number -> new ArrayDeque<>()).add(field.toByteArray());
    }
    return mixed(fields, random);
  }

  private static byte[] mixed(Map<Integer, Queue<byte[]>> fields, Random random) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<Queue<byte[]>> left = new ArrayList<>(fields.values());
    while (!left.isEmpty()) {
      if (random.nextInt(4) == 0) {
        varint(out, UNKNOWN << 3);
        varint(out, random.nextInt(1000));
      }
      int chosen = random.nextInt(left.size());
      out.writeBytes(left.get(chosen).remove());
      if (left.get(chosen).isEmpty()) {
        left.remove(chosen);
      }
    }
    return out.toByteArray();
  }

  /** The type of the message in a field, if that is what it holds. */
  private static @Nullable TypeDescriptor<?> nested(TypeDescriptor<?> type, int number) {
    for (FieldDescriptor field : type.fields()) {
      if (field.number() == number) {
        ValueType value =
            field.type() instanceof ValueType.ListOf list ? list.element() : field.type();
        return value instanceof ValueType.Struct struct
                && struct.descriptor() instanceof TypeDescriptor<?> record
            ? record
            : null;
      }
    }
    return null;
  }

  private static byte[] take(ByteBuffer in, int length) {
    byte[] taken = new byte[length];
    in.get(taken);
    return taken;
  }

  private static long varint(ByteBuffer in) {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      byte b = in.get();
      value |= (long) (b & 0x7F) << shift;
      if (b >= 0) {
        return value;
      }
    }
  }

  private static void varint(ByteArrayOutputStream out, long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      out.write((int) (rest & 0x7F | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }
}
