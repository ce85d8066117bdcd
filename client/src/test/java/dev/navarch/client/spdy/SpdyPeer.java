package dev.navarch.client.spdy;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/** The server's side of SPDY/3.1. One thread reads; any thread sends. */
public final class SpdyPeer {
  private final DataInputStream in;
  private final OutputStream out;
  private final ReentrantLock sending = new ReentrantLock();
  private final Inflater inflater = new Inflater();
  private final Deflater deflater = new Deflater();

  /** Creates one behind the handshake. */
  public SpdyPeer(InputStream in, OutputStream out) {
    this.in = new DataInputStream(in);
    this.out = out;
    deflater.setDictionary(SpdyDictionary.bytes());
  }

  /** What the client sent. */
  public sealed interface Frame {
    record Open(int id, Map<String, String> headers) implements Frame {}

    @SuppressWarnings("ArrayRecordComponent")
    record Data(int id, byte[] bytes, boolean isLast) implements Frame {}

    record Reset(int id) implements Frame {}

    record Ping(int id) implements Frame {}

    record Other(int type) implements Frame {}
  }

  /** The next frame; null when the client has closed. */
  public @Nullable Frame read() throws IOException {
    int first;
    try {
      first = in.readInt();
    } catch (EOFException e) {
      return null;
    }
    int second = in.readInt();
    byte[] body = in.readNBytes(second & 0xFFFFFF);
    if (first >= 0) {
      return new Frame.Data(first, body, (second >>> 24 & 1) != 0);
    }
    if ((first >>> 16 & 0x7FFF) != 3) {
      throw new IOException("not SPDY/3");
    }
    ByteBuffer buffer = ByteBuffer.wrap(body);
    return switch (first & 0xFFFF) {
      case 1 -> new Frame.Open(buffer.getInt(), headers(body, 10));
      case 3 -> new Frame.Reset(buffer.getInt());
      case 6 -> {
        int id = buffer.getInt();
        control(6, 0, ByteBuffer.allocate(4).putInt(id).array());
        yield new Frame.Ping(id);
      }
      default -> new Frame.Other(first & 0xFFFF);
    };
  }

  private Map<String, String> headers(byte[] body, int offset) throws IOException {
    byte[] plain = new byte[64 * 1024];
    int size = 0;
    try {
      inflater.setInput(body, offset, body.length - offset);
      int count;
      do {
        count = inflater.inflate(plain, size, plain.length - size);
        if (inflater.needsDictionary()) {
          inflater.setDictionary(SpdyDictionary.bytes());
          count = inflater.inflate(plain, size, plain.length - size);
        }
        size += count;
      } while (count > 0);
    } catch (DataFormatException e) {
      throw new IOException(e);
    }
    ByteBuffer buffer = ByteBuffer.wrap(plain, 0, size);
    Map<String, String> headers = new TreeMap<>();
    for (int i = buffer.getInt(); i > 0; i--) {
      headers.put(text(buffer), text(buffer));
    }
    return headers;
  }

  private static String text(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.getInt()];
    buffer.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Agrees to a stream. */
  public void reply(int id) throws IOException {
    sending.lock();
    try {
      deflater.setInput(ByteBuffer.allocate(4).putInt(0).array());
      byte[] packed = new byte[256];
      int size = deflater.deflate(packed, 0, packed.length, Deflater.SYNC_FLUSH);
      ByteBuffer body = ByteBuffer.allocate(4 + size).putInt(id).put(packed, 0, size);
      control(2, 0, body.array());
    } finally {
      sending.unlock();
    }
  }

  public void data(int id, byte[] bytes, int length, boolean isLast) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(8 + length);
    frame.putInt(id).putInt((isLast ? 1 << 24 : 0) | length).put(bytes, 0, length);
    raw(frame.array());
  }

  public void data(int id, String text, boolean isLast) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    data(id, bytes, bytes.length, isLast);
  }

  public void reset(int id) throws IOException {
    control(3, 0, ByteBuffer.allocate(8).putInt(id).putInt(5).array());
  }

  public void control(int type, int flags, byte[] body) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(8 + body.length);
    frame.putInt(0x80030000 | type).putInt(flags << 24 | body.length).put(body);
    raw(frame.array());
  }

  public void raw(byte[] bytes) throws IOException {
    sending.lock();
    try {
      out.write(bytes);
      out.flush();
    } finally {
      sending.unlock();
    }
  }
}
