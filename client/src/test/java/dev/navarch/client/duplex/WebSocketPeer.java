package dev.navarch.client.duplex;

import dev.navarch.client.spdy.SpdyPeer;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** The server's side of a WebSocket. One thread reads; any thread sends. */
public final class WebSocketPeer {
  private final DataInputStream in;
  private final OutputStream out;
  private final ReentrantLock sending = new ReentrantLock();
  private final BlockingQueue<String> pongs = new LinkedBlockingQueue<>();

  public WebSocketPeer(InputStream in, OutputStream out) {
    this.in = new DataInputStream(in);
    this.out = out;
  }

  /** The next message; null when the client has closed. */
  public byte @Nullable [] read() throws IOException {
    while (true) {
      int first;
      try {
        first = in.readUnsignedByte();
      } catch (EOFException e) {
        return null;
      }
      int second = in.readUnsignedByte();
      if ((second & 0x80) == 0) {
        throw new IOException("a client must mask");
      }
      long length = second & 0x7F;
      if (length == 126) {
        length = in.readUnsignedShort();
      } else if (length == 127) {
        length = in.readLong();
      }
      byte[] mask = in.readNBytes(4);
      byte[] payload = in.readNBytes((int) length);
      for (int i = 0; i < payload.length; i++) {
        payload[i] ^= mask[i % 4];
      }
      switch (first) {
        case 0x82 -> {
          return payload;
        }
        case 0x88 -> {
          return null;
        }
        case 0x89 -> frame(0x8A, payload);
        case 0x8A -> pongs.add(new String(payload, StandardCharsets.UTF_8));
        default -> throw new IOException("unexpected frame " + first);
      }
    }
  }

  /** What the client answered to pings. */
  public BlockingQueue<String> pongs() {
    return pongs;
  }

  public void send(int channel, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    send(channel, bytes, bytes.length);
  }

  public void send(int channel, byte[] bytes, int length) throws IOException {
    byte[] message = new byte[length + 1];
    message[0] = (byte) channel;
    System.arraycopy(bytes, 0, message, 1, length);
    frame(0x82, message);
  }

  /** Sends any frame, also one that no server should. */
  public void frame(int first, byte[] payload) throws IOException {
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(first);
    if (payload.length < 126) {
      frame.write(payload.length);
    } else if (payload.length < 0x10000) {
      frame.write(126);
      frame.write(payload.length >> 8);
      frame.write(payload.length);
    } else {
      frame.write(127);
      for (int shift = 56; shift >= 0; shift -= 8) {
        frame.write((int) ((long) payload.length >> shift));
      }
    }
    frame.writeBytes(payload);
    raw(frame.toByteArray());
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

  public void close(int code, String reason) throws IOException {
    ByteArrayOutputStream payload = new ByteArrayOutputStream();
    payload.write(code >> 8);
    payload.write(code);
    payload.writeBytes(reason.getBytes(StandardCharsets.UTF_8));
    frame(0x88, payload.toByteArray());
  }

  /** The messages as one stream of bytes, for what is tunnelled. */
  public SpdyPeer tunnelled() {
    return new SpdyPeer(
        new InputStream() {
          private byte[] message = new byte[0];
          private int at;

          @Override
          public int read() throws IOException {
            return fill() ? message[at++] & 0xFF : -1;
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            if (length == 0) {
              return 0;
            }
            if (!fill()) {
              return -1;
            }
            int count = Math.min(length, message.length - at);
            System.arraycopy(message, at, bytes, offset, count);
            at += count;
            return count;
          }

          private boolean fill() throws IOException {
            while (at == message.length) {
              byte[] next = WebSocketPeer.this.read();
              if (next == null) {
                return false;
              }
              message = next;
              at = 0;
            }
            return true;
          }
        },
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            frame(0x82, new byte[] {(byte) b});
          }

          @Override
          public void write(byte[] bytes, int offset, int length) throws IOException {
            byte[] message = new byte[length];
            System.arraycopy(bytes, offset, message, 0, length);
            frame(0x82, message);
          }
        });
  }
}
