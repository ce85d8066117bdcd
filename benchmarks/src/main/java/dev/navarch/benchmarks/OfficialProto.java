package dev.navarch.benchmarks;

import com.google.protobuf.InvalidProtocolBufferException;
import io.kubernetes.client.proto.V1;
import java.io.UncheckedIOException;

/**
 * The official client's protobuf classes. They keep a text as the bytes it came in until somebody
 * asks for it, so decoding does less for them than for the others.
 *
 * <p>The protobuf runtime makes up a long warning for every message of these classes, because an
 * old compiler generated them. A property turns that off: it is no part of the format's cost.
 */
final class OfficialProto implements PodCodec {
  static {
    System.setProperty("com.google.protobuf.use_unsafe_pre22_gencode", "true");
  }

  @Override
  public V1.Pod decode(byte[] bytes) {
    try {
      return V1.Pod.parseFrom(bytes);
    } catch (InvalidProtocolBufferException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public byte[] encode(Object pod) {
    return ((V1.Pod) pod).toByteArray();
  }
}
