package dev.navarch.storage.etcd.wire;

import io.grpc.Drainable;
import io.grpc.KnownLength;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;

/** An encoded message, which the transport takes without a copy in between. */
final class EncodedStream extends ByteArrayInputStream implements Drainable, KnownLength {
  EncodedStream(byte[] message) {
    super(message);
  }

  @Override
  public int drainTo(OutputStream target) throws IOException {
    int length = available();
    target.write(buf, pos, length);
    pos = count;
    return length;
  }
}
