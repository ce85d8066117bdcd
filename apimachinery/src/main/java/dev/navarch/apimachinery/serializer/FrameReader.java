package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.wire.DecodeException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads documents that follow one another. */
@FunctionalInterface
public interface FrameReader {
  /**
   * The next document, or null at the end.
   *
   * @throws DecodeException when the stream ends in the middle of one, or one is too large
   */
  byte @Nullable [] read() throws IOException;

  /** Reads JSON objects, whether line breaks, white space or nothing stands between them. */
  static FrameReader json(InputStream in, int maxSize) {
    return () -> nextObject(in, maxSize);
  }

  private static byte @Nullable [] nextObject(InputStream in, int maxSize) throws IOException {
    ByteArrayOutputStream document = new ByteArrayOutputStream();
    int depth = 0;
    boolean quoted = false;
    boolean escaped = false;
    for (int b; (b = in.read()) >= 0; ) {
      if (document.size() == 0 && (b == ' ' || b == '\n' || b == '\r' || b == '\t')) {
        continue;
      }
      if (document.size() == 0 && b != '{') {
        throw new DecodeException("a frame does not begin with an object but with byte " + b);
      }
      document.write(b);
      if (document.size() > maxSize) {
        throw tooLarge(maxSize);
      }
      if (quoted) {
        quoted = escaped || b != '"';
        escaped = !escaped && b == '\\';
      } else if (b == '"') {
        quoted = true;
      } else if (b == '{' || b == '[') {
        depth++;
      } else if ((b == '}' || b == ']') && --depth == 0) {
        return document.toByteArray();
      }
    }
    if (document.size() > 0) {
      throw new DecodeException("unexpected end of stream in the middle of a frame");
    }
    return null;
  }

  /** Reads documents behind their lengths. */
  static FrameReader lengthPrefixed(InputStream in, int maxSize) {
    return () -> {
      byte[] header = in.readNBytes(4);
      if (header.length == 0) {
        return null;
      }
      long length = 0;
      for (byte b : header) {
        length = length << 8 | b & 0xFF;
      }
      if (header.length < 4) {
        throw new DecodeException("unexpected end of stream in the length of a frame");
      }
      if (length > maxSize) {
        throw tooLarge(maxSize);
      }
      byte[] document = in.readNBytes((int) length);
      if (document.length < length) {
        throw new DecodeException("unexpected end of stream in the middle of a frame");
      }
      return document;
    };
  }

  private static DecodeException tooLarge(int maxSize) {
    return new DecodeException("a frame is larger than " + maxSize + " bytes");
  }
}
