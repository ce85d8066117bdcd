package dev.navarch.client.rest;

import dev.navarch.apimachinery.serializer.FrameReader;
import dev.navarch.apimachinery.wire.DecodeException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * JSON objects that follow one another, found in large pieces of the stream. The buffer grows with
 * a frame that does not fit, and shrinks again once that is gone. Belongs to one thread.
 */
final class JsonFrames implements FrameReader {
  private static final int USUAL_SIZE = 16 * 1024;
  private static final int KEPT_SIZE = 256 * 1024;

  private final InputStream in;
  private final int maxSize;

  private byte[] buffer = new byte[USUAL_SIZE];

  /** What was read and not given out yet is between these two. */
  private int from;

  private int to;

  JsonFrames(InputStream in, int maxSize) {
    this.in = in;
    this.maxSize = maxSize;
  }

  @Override
  public byte @Nullable [] read() throws IOException {
    if (!findBeginning()) {
      return null;
    }
    int end = findEnd();
    byte[] frame = Arrays.copyOfRange(buffer, from, end);
    from = end;
    return frame;
  }

  /** Goes to the next brace; false at the end of the stream. */
  private boolean findBeginning() throws IOException {
    while (true) {
      for (; from < to; from++) {
        byte b = buffer[from];
        if (b == '{') {
          return true;
        }
        if (b != '\n' && b != '\r' && b != ' ' && b != '\t') {
          throw new DecodeException(
              "an event does not begin with an object: "
                  + ObjectReader.shown(Arrays.copyOfRange(buffer, from, to)));
        }
      }
      from = 0;
      to = 0;
      if (buffer.length > KEPT_SIZE) {
        buffer = new byte[USUAL_SIZE];
      }
      if (!readMore()) {
        return false;
      }
    }
  }

  /** Finds where the object ends that begins at {@link #from}. */
  private int findEnd() throws IOException {
    int depth = 0;
    boolean quoted = false;
    boolean escaped = false;
    int length = 0;
    while (true) {
      byte[] bytes = buffer;
      int limit = to;
      for (int at = from + length; at < limit; at++) {
        byte b = bytes[at];
        if (quoted) {
          if (escaped) {
            escaped = false;
          } else if (b == '\\') {
            escaped = true;
          } else if (b == '"') {
            quoted = false;
          }
        } else if (b == '"') {
          quoted = true;
        } else if (b == '{' || b == '[') {
          depth++;
        } else if ((b == '}' || b == ']') && --depth == 0) {
          return at + 1;
        }
      }
      length = limit - from;
      if (length > maxSize) {
        throw new DecodeException("an event is larger than " + maxSize + " bytes");
      }
      if (!readMore()) {
        throw new DecodeException(
            "the stream ends in the middle of an event: "
                + ObjectReader.shown(Arrays.copyOfRange(buffer, from, to)));
      }
    }
  }

  private boolean readMore() throws IOException {
    if (to == buffer.length) {
      if (from > 0) {
        System.arraycopy(buffer, from, buffer, 0, to - from);
        to -= from;
        from = 0;
      } else {
        buffer = Arrays.copyOf(buffer, buffer.length * 2);
      }
    }
    int read = in.read(buffer, to, buffer.length - to);
    to += Math.max(read, 0);
    return read >= 0;
  }
}
