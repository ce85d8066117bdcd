package dev.navarch.apimachinery.proto;

/** Reads and writes one type as a protobuf message. Implementations are stateless. */
public interface ProtoCodec<T> {
  /** Reads fields up to the reader's present limit. */
  T readProto(ProtoReader in);

  /** Writes the fields of a value, the last one first: see {@link ProtoWriter}. */
  void writeProto(ProtoWriter out, T value);
}
