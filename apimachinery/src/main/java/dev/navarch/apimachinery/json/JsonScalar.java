package dev.navarch.apimachinery.json;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import tools.jackson.core.JsonToken;

/** A type of scalar, for lists and maps of such values. */
public final class JsonScalar<T> {
  public static final JsonScalar<String> STRING =
      new JsonScalar<>(JsonReader::string, JsonWriter::string);
  public static final JsonScalar<Boolean> BOOL =
      new JsonScalar<>(JsonReader::bool, JsonWriter::bool);
  public static final JsonScalar<Integer> INT32 =
      new JsonScalar<>(JsonReader::int32, JsonWriter::int32);
  public static final JsonScalar<Long> INT64 =
      new JsonScalar<>(JsonReader::int64, JsonWriter::int64);
  public static final JsonScalar<Double> FLOAT64 =
      new JsonScalar<>(JsonReader::float64, JsonWriter::float64);
  public static final JsonScalar<Bytes> BYTES =
      new JsonScalar<>(JsonReader::bytes, JsonWriter::bytes);
  public static final JsonScalar<Quantity> QUANTITY =
      new JsonScalar<>(JsonReader::quantity, JsonWriter::quantity);
  public static final JsonScalar<IntOrString> INT_OR_STRING =
      new JsonScalar<>(JsonReader::intOrString, JsonWriter::intOrString);
  public static final JsonScalar<Time> TIME = new JsonScalar<>(JsonReader::time, JsonWriter::time);
  public static final JsonScalar<MicroTime> MICRO_TIME =
      new JsonScalar<>(JsonReader::microTime, JsonWriter::microTime);
  public static final JsonScalar<Duration> DURATION =
      new JsonScalar<>(JsonReader::duration, JsonWriter::duration);
  public static final JsonScalar<RawExtension> RAW_EXTENSION =
      new JsonScalar<>(JsonReader::rawExtension, JsonWriter::rawExtension);
  public static final JsonScalar<FieldsV1> FIELDS_V1 =
      new JsonScalar<>(JsonReader::fieldsV1, JsonWriter::fieldsV1);
  public static final JsonScalar<RawJson> RAW_JSON =
      new JsonScalar<>(JsonReader::rawJson, JsonWriter::rawJson);

  private final BiFunction<JsonReader, JsonToken, T> read;
  private final BiConsumer<JsonWriter, T> write;

  private JsonScalar(BiFunction<JsonReader, JsonToken, T> read, BiConsumer<JsonWriter, T> write) {
    this.read = read;
    this.write = write;
  }

  T read(JsonReader in, JsonToken token) {
    return read.apply(in, token);
  }

  void write(JsonWriter out, T value) {
    write.accept(out, value);
  }
}
