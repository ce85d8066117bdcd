package dev.navarch.controllerruntime.testserver;

import dev.navarch.apimachinery.json.JsonTree;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The body of a watch. One thread reads, any may send and close. */
final class EventStream extends InputStream {
  private final BlockingQueue<byte[]> lines = new LinkedBlockingQueue<>();
  private byte[] current = new byte[] {'\n'};
  private int at;

  void send(String type, Map<String, ?> object) {
    byte[] json = JsonTree.toBytes(JsonTree.copyOf(Map.of("type", type, "object", object)));
    lines.add(json);
    lines.add(new byte[] {'\n'});
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    while (at == current.length) {
      try {
        byte[] next = lines.take();
        if (next.length == 0) {
          close(); // the end stays the end
          return -1;
        }
        current = next;
        at = 0;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException("the reader was interrupted");
      }
    }
    int count = Math.min(length, current.length - at);
    System.arraycopy(current, at, into, offset, count);
    at += count;
    return count;
  }

  @Override
  public void close() {
    lines.add(new byte[0]);
  }
}
