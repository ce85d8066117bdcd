package dev.navarch.client.logs;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The lines of one container's log. */
final class OneLog implements LogLines {
  private static final int MAX_LINE = 1024 * 1024;

  private final String container;
  private final InputStream in;
  private final byte[] buffer = new byte[16 * 1024];
  private int at;
  private int end;

  OneLog(String container, InputStream in) {
    this.container = container;
    this.in = in;
  }

  @Override
  public @Nullable LogLine next() throws IOException, InterruptedException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    while (true) {
      if (at == end && !fill()) {
        return line.size() == 0 ? null : line(line);
      }
      int stop = at;
      int limit = Math.min(end, at + MAX_LINE - line.size());
      while (stop < limit && buffer[stop] != '\n') {
        stop++;
      }
      line.write(buffer, at, stop - at);
      boolean isWhole = stop < end && buffer[stop] == '\n';
      at = isWhole ? stop + 1 : stop;
      if (isWhole || line.size() == MAX_LINE) {
        return line(line);
      }
    }
  }

  private boolean fill() throws IOException, InterruptedException {
    at = 0;
    end = 0;
    try {
      end = Math.max(0, in.read(buffer));
      return end > 0;
    } catch (InterruptedIOException e) {
      if (Thread.interrupted()) {
        InterruptedException interrupt = new InterruptedException(e.getMessage());
        interrupt.initCause(e);
        throw interrupt;
      }
      throw e;
    }
  }

  private LogLine line(ByteArrayOutputStream bytes) {
    String text = bytes.toString(StandardCharsets.UTF_8);
    return new LogLine(
        container, text.endsWith("\r") ? text.substring(0, text.length() - 1) : text);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
