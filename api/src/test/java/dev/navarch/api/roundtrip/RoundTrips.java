package dev.navarch.api.roundtrip;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.proto.ProtoWriter;

/** Values to bytes and back, without kinds and envelopes. */
final class RoundTrips {
  private RoundTrips() {}

  static <T> byte[] toJson(TypeDescriptor<T> type, T value) {
    JsonWriter out = new JsonWriter();
    type.writeJson(out, value);
    return out.toByteArray();
  }

  static <T> T fromJson(TypeDescriptor<T> type, byte[] json) {
    return JsonReader.read(json, false, in -> in.value(type, type.zero()));
  }

  static <T> byte[] toProto(TypeDescriptor<T> type, T value) {
    ProtoWriter out = new ProtoWriter();
    type.writeProto(out, value);
    return out.toByteArray();
  }

  static <T> T fromProto(TypeDescriptor<T> type, byte[] proto) {
    return type.readProto(new ProtoReader(proto));
  }
}
