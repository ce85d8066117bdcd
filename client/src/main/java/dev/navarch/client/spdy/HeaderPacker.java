package dev.navarch.client.spdy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.zip.Deflater;

/**
 * Packs the headers of all frames of one direction, each with what the ones before taught. Belongs
 * to one thread at a time; frames must be sent in the order in which they are packed.
 */
final class HeaderPacker implements AutoCloseable {
  private final Deflater deflater = new Deflater();

  HeaderPacker() {
    deflater.setDictionary(SpdyDictionary.bytes());
  }

  byte[] pack(Map<String, String> headers) {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    number(plain, headers.size());
    headers.forEach((name, value) -> {
      text(plain, name.toLowerCase(Locale.ROOT));
      text(plain, value);
    });
    deflater.setInput(plain.toByteArray());
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    byte[] buffer = new byte[1024];
    int count;
    do {
      count = deflater.deflate(buffer, 0, buffer.length, Deflater.SYNC_FLUSH);
      packed.write(buffer, 0, count);
    } while (count == buffer.length);
    return packed.toByteArray();
  }

  private static void text(ByteArrayOutputStream out, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    number(out, bytes.length);
    out.writeBytes(bytes);
  }

  private static void number(ByteArrayOutputStream out, int number) {
    out.writeBytes(
        new byte[] {
          (byte) (number >> 24), (byte) (number >> 16), (byte) (number >> 8), (byte) number
        });
  }

  @Override
  public void close() {
    deflater.end();
  }
}
