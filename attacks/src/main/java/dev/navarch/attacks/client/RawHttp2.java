package dev.navarch.attacks.client;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Map;
import javax.net.ssl.SSLSocket;

/**
 * A connection of HTTP/2 that sends single frames and gives the server no more window than it is
 * told to. Header fields are sent without compression.
 */
public final class RawHttp2 implements AutoCloseable {
  public static final int DATA = 0;
  public static final int HEADERS = 1;
  public static final int RST_STREAM = 3;
  public static final int SETTINGS = 4;
  public static final int PING = 6;
  public static final int GOAWAY = 7;
  public static final int WINDOW_UPDATE = 8;

  public static final int END_STREAM = 1;
  public static final int ACK = 1;
  public static final int END_HEADERS = 4;

  private final SSLSocket socket;
  private final DataInputStream in;
  private final OutputStream out;
  private int stream = -1;

  /** One frame that the server has sent. */
  @SuppressWarnings("ArrayRecordComponent") // frames are not compared
  public record Frame(int type, int flags, int stream, byte[] payload) {
    public boolean isLast() {
      return (flags & END_STREAM) != 0;
    }
  }

  private RawHttp2(SSLSocket socket) throws IOException {
    this.socket = socket;
    this.in = new DataInputStream(socket.getInputStream());
    this.out = new BufferedOutputStream(socket.getOutputStream(), 16 << 10);
  }

  /**
   * Opens a connection.
   *
   * @param window how many bytes of each response the server may send before it is given more
   */
  public static RawHttp2 open(Target target, int window) throws IOException {
    RawHttp2 connection = new RawHttp2(target.connect("h2"));
    connection.out.write("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(US_ASCII));
    connection.send(
        SETTINGS, 0, 0, ByteBuffer.allocate(6).putShort((short) 4).putInt(window).array());
    connection.flush();
    return connection;
  }

  /** Puts a frame behind those that wait to be sent. */
  public void send(int type, int flags, int on, byte[] payload) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(9 + payload.length);
    frame.put((byte) (payload.length >> 16)).putShort((short) payload.length);
    frame.put((byte) type).put((byte) flags).putInt(on).put(payload);
    out.write(frame.array());
  }

  /** Begins a request on a stream of its own, and returns the stream. */
  public int request(String method, String path, Map<String, String> fields, boolean isWhole)
      throws IOException {
    stream += 2;
    ByteArrayOutputStream block = new ByteArrayOutputStream();
    field(block, ":method", method);
    field(block, ":scheme", "https");
    field(block, ":authority", "localhost");
    field(block, ":path", path);
    for (Map.Entry<String, String> field : fields.entrySet()) {
      field(block, field.getKey(), field.getValue());
    }
    send(HEADERS, END_HEADERS | (isWhole ? END_STREAM : 0), stream, block.toByteArray());
    return stream;
  }

  /** A literal field that is not indexed, neither name nor value compressed. */
  private static void field(ByteArrayOutputStream block, String name, String value) {
    block.write(0);
    text(block, name);
    text(block, value);
  }

  private static void text(ByteArrayOutputStream block, String text) {
    int length = text.length();
    if (length < 127) {
      block.write(length);
    } else {
      block.write(127);
      int rest = length - 127;
      while (rest >= 128) {
        block.write(rest % 128 + 128);
        rest /= 128;
      }
      block.write(rest);
    }
    block.writeBytes(text.getBytes(US_ASCII));
  }

  public void flush() throws IOException {
    out.flush();
  }

  /** Lets the server send more of one response; of all of them together on stream 0. */
  public void widen(int on, int bytes) throws IOException {
    send(WINDOW_UPDATE, 0, on, ByteBuffer.allocate(4).putInt(bytes).array());
  }

  /** Reads the next frame, once everything is sent. */
  public Frame next() throws IOException {
    flush();
    int length = in.readUnsignedByte() << 16 | in.readUnsignedShort();
    int type = in.readUnsignedByte();
    int flags = in.readUnsignedByte();
    int on = in.readInt();
    Frame frame = new Frame(type, flags, on, in.readNBytes(length));
    if (type == PING && (flags & ACK) == 0) {
      send(PING, ACK, 0, frame.payload());
    }
    return frame;
  }

  /** Reads the next frame of a type; what comes before it is passed over. */
  public Frame next(int type) throws IOException {
    while (true) {
      Frame frame = next();
      if (frame.type() == type) {
        return frame;
      }
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
