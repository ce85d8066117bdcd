package dev.navarch.benchmarks;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodDescriptor;
import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.proto.ProtoWriter;

/** Navarch's records through the generated protobuf codec, without the envelope. */
final class NavarchProto implements PodCodec {
  @Override
  public Pod decode(byte[] bytes) {
    return PodDescriptor.INSTANCE.readProto(new ProtoReader(bytes));
  }

  @Override
  public byte[] encode(Object pod) {
    ProtoWriter out = new ProtoWriter();
    PodDescriptor.INSTANCE.writeProto(out, (Pod) pod);
    return out.toByteArray();
  }
}
