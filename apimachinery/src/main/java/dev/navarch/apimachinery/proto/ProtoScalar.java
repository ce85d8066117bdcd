package dev.navarch.apimachinery.proto;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import java.util.function.Function;

/**
 * A type of scalar, for lists and maps of such values; as a function it reads the next value.
 *
 * <p>Which methods of readers and writers belong to a type is a switch and not a pair of functions:
 * those would all have to be linked before the first message is read.
 */
public final class ProtoScalar<T> implements Function<ProtoReader, T> {
  public static final ProtoScalar<String> STRING = new ProtoScalar<>(Kind.STRING, 2, "");
  public static final ProtoScalar<Boolean> BOOL = new ProtoScalar<>(Kind.BOOL, 0, false);
  public static final ProtoScalar<Integer> INT32 = new ProtoScalar<>(Kind.INT32, 0, 0);
  public static final ProtoScalar<Long> INT64 = new ProtoScalar<>(Kind.INT64, 0, 0L);
  public static final ProtoScalar<Double> FLOAT64 = new ProtoScalar<>(Kind.FLOAT64, 1, 0.0);
  public static final ProtoScalar<Bytes> BYTES = new ProtoScalar<>(Kind.BYTES, 2, Bytes.NONE);
  public static final ProtoScalar<Quantity> QUANTITY =
      new ProtoScalar<>(Kind.QUANTITY, 2, Quantity.ZERO);
  public static final ProtoScalar<IntOrString> INT_OR_STRING =
      new ProtoScalar<>(Kind.INT_OR_STRING, 2, IntOrString.ZERO);
  public static final ProtoScalar<Time> TIME = new ProtoScalar<>(Kind.TIME, 2, Time.ZERO);
  public static final ProtoScalar<MicroTime> MICRO_TIME =
      new ProtoScalar<>(Kind.MICRO_TIME, 2, MicroTime.ZERO);
  public static final ProtoScalar<Duration> DURATION =
      new ProtoScalar<>(Kind.DURATION, 2, Duration.ZERO);
  public static final ProtoScalar<RawExtension> RAW_EXTENSION =
      new ProtoScalar<>(Kind.RAW_EXTENSION, 2, RawExtension.EMPTY);
  public static final ProtoScalar<FieldsV1> FIELDS_V1 =
      new ProtoScalar<>(Kind.FIELDS_V1, 2, FieldsV1.EMPTY);
  public static final ProtoScalar<RawJson> RAW_JSON =
      new ProtoScalar<>(Kind.RAW_JSON, 2, RawJson.EMPTY);

  private enum Kind {
    STRING,
    BOOL,
    INT32,
    INT64,
    FLOAT64,
    BYTES,
    QUANTITY,
    INT_OR_STRING,
    TIME,
    MICRO_TIME,
    DURATION,
    RAW_EXTENSION,
    FIELDS_V1,
    RAW_JSON
  }

  private final Kind kind;
  private final int wireType;
  private final T zero;

  private ProtoScalar(Kind kind, int wireType, T zero) {
    this.kind = kind;
    this.wireType = wireType;
    this.zero = zero;
  }

  /** The tag of a field of this type. */
  int tag(int number) {
    return number << 3 | wireType;
  }

  T zero() {
    return zero;
  }

  @Override
  @SuppressWarnings("unchecked") // each kind stands for one type
  public T apply(ProtoReader in) {
    Object value =
        switch (kind) {
          case STRING -> in.string();
          case BOOL -> in.bool();
          case INT32 -> in.int32();
          case INT64 -> in.int64();
          case FLOAT64 -> in.float64();
          case BYTES -> in.bytes();
          case QUANTITY -> in.quantity();
          case INT_OR_STRING -> in.intOrString();
          case TIME -> in.time();
          case MICRO_TIME -> in.microTime();
          case DURATION -> in.duration();
          case RAW_EXTENSION -> in.rawExtension();
          case FIELDS_V1 -> in.fieldsV1();
          case RAW_JSON -> in.rawJson();
        };
    return (T) value;
  }

  void write(ProtoWriter out, int tag, T value) {
    switch (kind) {
      case STRING -> out.string(tag, (String) value);
      case BOOL -> out.bool(tag, (Boolean) value);
      case INT32 -> out.int32(tag, (Integer) value);
      case INT64 -> out.int64(tag, (Long) value);
      case FLOAT64 -> out.float64(tag, (Double) value);
      case BYTES -> out.bytes(tag, (Bytes) value);
      case QUANTITY -> out.quantity(tag, (Quantity) value);
      case INT_OR_STRING -> out.intOrString(tag, (IntOrString) value);
      case TIME -> out.time(tag, (Time) value);
      case MICRO_TIME -> out.microTime(tag, (MicroTime) value);
      case DURATION -> out.duration(tag, (Duration) value);
      case RAW_EXTENSION -> out.rawExtension(tag, (RawExtension) value);
      case FIELDS_V1 -> out.fieldsV1(tag, (FieldsV1) value);
      case RAW_JSON -> out.rawJson(tag, (RawJson) value);
    }
  }
}
