package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.apimachinery.wire.DecodeException;
import io.grpc.MethodDescriptor.Marshaller;
import io.grpc.Status;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Function;

/** Brings requests into bytes, and bytes into replies. */
final class WireMarshaller {
  private WireMarshaller() {}

  static <T extends WireRequest> Marshaller<T> writing() {
    return new Marshaller<>() {
      @Override
      public InputStream stream(T request) {
        ProtoWriter out = new ProtoWriter();
        request.writeTo(out);
        return new EncodedStream(out.toByteArray());
      }

      @Override
      public T parse(InputStream stream) {
        throw new UnsupportedOperationException("a client reads no requests");
      }
    };
  }

  static <T> Marshaller<T> reading(Function<ProtoReader, T> read) {
    return new Marshaller<>() {
      @Override
      public InputStream stream(T reply) {
        throw new UnsupportedOperationException("a client writes no replies");
      }

      @Override
      public T parse(InputStream stream) {
        try {
          return read.apply(new ProtoReader(stream.readAllBytes()));
        } catch (IOException | DecodeException e) {
          throw Status.INTERNAL
              .withDescription("an answer cannot be read: " + e.getMessage())
              .withCause(e)
              .asRuntimeException();
        }
      }
    };
  }
}
