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

/** A type of scalar, for lists and maps of such values. */
public final class ProtoScalar<T> {
  public static final ProtoScalar<String> STRING =
      new ProtoScalar<>(2, "", ProtoReader::string, ProtoWriter::string);
  public static final ProtoScalar<Boolean> BOOL =
      new ProtoScalar<>(0, false, ProtoReader::bool, ProtoWriter::bool);
  public static final ProtoScalar<Integer> INT32 =
      new ProtoScalar<>(0, 0, ProtoReader::int32, ProtoWriter::int32);
  public static final ProtoScalar<Long> INT64 =
      new ProtoScalar<>(0, 0L, ProtoReader::int64, ProtoWriter::int64);
  public static final ProtoScalar<Double> FLOAT64 =
      new ProtoScalar<>(1, 0.0, ProtoReader::float64, ProtoWriter::float64);
  public static final ProtoScalar<Bytes> BYTES =
      new ProtoScalar<>(2, Bytes.NONE, ProtoReader::bytes, ProtoWriter::bytes);
  public static final ProtoScalar<Quantity> QUANTITY =
      new ProtoScalar<>(2, Quantity.ZERO, ProtoReader::quantity, ProtoWriter::quantity);
  public static final ProtoScalar<IntOrString> INT_OR_STRING =
      new ProtoScalar<>(2, IntOrString.ZERO, ProtoReader::intOrString, ProtoWriter::intOrString);
  public static final ProtoScalar<Time> TIME =
      new ProtoScalar<>(2, Time.ZERO, ProtoReader::time, ProtoWriter::time);
  public static final ProtoScalar<MicroTime> MICRO_TIME =
      new ProtoScalar<>(2, MicroTime.ZERO, ProtoReader::microTime, ProtoWriter::microTime);
  public static final ProtoScalar<Duration> DURATION =
      new ProtoScalar<>(2, Duration.ZERO, ProtoReader::duration, ProtoWriter::duration);
  public static final ProtoScalar<RawExtension> RAW_EXTENSION =
      new ProtoScalar<>(
          2, RawExtension.EMPTY, ProtoReader::rawExtension, ProtoWriter::rawExtension);
  public static final ProtoScalar<FieldsV1> FIELDS_V1 =
      new ProtoScalar<>(2, FieldsV1.EMPTY, ProtoReader::fieldsV1, ProtoWriter::fieldsV1);
  public static final ProtoScalar<RawJson> RAW_JSON =
      new ProtoScalar<>(2, RawJson.EMPTY, ProtoReader::rawJson, ProtoWriter::rawJson);

  private final int wireType;
  private final T zero;
  private final Function<ProtoReader, T> read;
  private final Writing<T> write;

  private ProtoScalar(int wireType, T zero, Function<ProtoReader, T> read, Writing<T> write) {
    this.wireType = wireType;
    this.zero = zero;
    this.read = read;
    this.write = write;
  }

  /** The tag of a field of this type. */
  int tag(int number) {
    return number << 3 | wireType;
  }

  T zero() {
    return zero;
  }

  T read(ProtoReader in) {
    return read.apply(in);
  }

  void write(ProtoWriter out, int tag, T value) {
    write.accept(out, tag, value);
  }

  private interface Writing<T> {
    void accept(ProtoWriter out, int tag, T value);
  }
}
