package dev.navarch.apiserver.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/** Compresses answers that are large enough for it to pay: on a fast network it seldom does. */
final class Gzip {
  private static final int WORTHWHILE_BYTES = 128 << 10;

  private Gzip() {}

  static boolean isWorthwhile(int length) {
    return length >= WORTHWHILE_BYTES;
  }

  static byte[] zip(byte[] body) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(body.length / 4);
    try (GZIPOutputStream zip = into(out)) {
      zip.write(body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  static GZIPOutputStream into(ByteArrayOutputStream out) throws IOException {
    return new Fast(out);
  }

  /** The least work for most of the gain. */
  private static final class Fast extends GZIPOutputStream {
    Fast(ByteArrayOutputStream out) throws IOException {
      super(out, 8192);
      def.setLevel(1);
    }
  }
}
