package dev.navarch.client.spdy;

import java.io.ByteArrayOutputStream;
import java.net.ProtocolException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Unpacks the headers of all frames of one direction; each needs the ones before. Belongs to the
 * thread that reads.
 */
final class HeaderUnpacker implements AutoCloseable {
  private static final int MAX_PLAIN = 256 * 1024;

  private final Inflater inflater = new Inflater();

  Map<String, String> unpack(byte[] packed, int offset) throws ProtocolException {
    return parse(ByteBuffer.wrap(inflate(packed, offset)));
  }

  private byte[] inflate(byte[] packed, int offset) throws ProtocolException {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    byte[] buffer = new byte[4096];
    inflater.setInput(packed, offset, packed.length - offset);
    try {
      while (plain.size() <= MAX_PLAIN) {
        int count = inflater.inflate(buffer);
        if (count == 0 && inflater.needsDictionary()) {
          inflater.setDictionary(SpdyDictionary.bytes());
        } else if (count == 0) {
          return plain.toByteArray();
        }
        plain.write(buffer, 0, count);
      }
    } catch (DataFormatException | IllegalArgumentException e) {
      throw new ProtocolException("packed headers cannot be read");
    }
    throw new ProtocolException("packed headers are too long");
  }

  private static Map<String, String> parse(ByteBuffer plain) throws ProtocolException {
    Map<String, String> headers = new LinkedHashMap<>();
    if (plain.remaining() < 4) {
      throw new ProtocolException("headers are cut short");
    }
    int count = plain.getInt();
    for (int i = 0; i < count; i++) {
      String name = text(plain);
      headers.put(name, text(plain));
    }
    return headers;
  }

  private static String text(ByteBuffer plain) throws ProtocolException {
    int length = plain.remaining() < 4 ? -1 : plain.getInt();
    if (length < 0 || length > plain.remaining()) {
      throw new ProtocolException("headers are cut short");
    }
    byte[] bytes = new byte[length];
    plain.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    inflater.end();
  }
}
