package dev.navarch.apiserver.http;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import javax.net.ssl.SSLSocket;

/** A client that sends and reads single frames of HTTP/2, so that tests can misbehave. */
final class RawHttp2 implements AutoCloseable {
  static final int DATA = 0;
  static final int HEADERS = 1;
  static final int RST_STREAM = 3;
  static final int SETTINGS = 4;
  static final int PING = 6;
  static final int GOAWAY = 7;
  static final int WINDOW_UPDATE = 8;

  static final int END_STREAM = 1;
  static final int ACK = 1;
  static final int END_HEADERS = 4;

  /** GET / with scheme https, from HPACK's static table, and an authority. */
  static final byte[] GET = {(byte) 0x82, (byte) 0x87, (byte) 0x84, 0x41, 1, 'a'};

  private final SSLSocket socket;
  private final DataInputStream in;
  private final OutputStream out;

  @SuppressWarnings("ArrayRecordComponent") // frames are not compared
  record Frame(int type, int flags, int stream, byte[] payload) {
    int intAt(int index) {
      return ByteBuffer.wrap(payload).getInt(index);
    }
  }

  RawHttp2(TestServer server) throws IOException {
    socket = server.connect("h2");
    in = new DataInputStream(socket.getInputStream());
    out = new BufferedOutputStream(socket.getOutputStream(), 16 << 10);
    out.write("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(US_ASCII));
    send(SETTINGS, 0, 0, new byte[0]);
  }

  /** Puts a frame behind those that wait to be sent. */
  void send(int type, int flags, int stream, byte[] payload) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(9 + payload.length);
    frame.put((byte) (payload.length >> 16)).putShort((short) payload.length);
    frame.put((byte) type).put((byte) flags).putInt(stream).put(payload);
    out.write(frame.array());
  }

  void get(int stream) throws IOException {
    send(HEADERS, END_STREAM | END_HEADERS, stream, GET);
  }

  void reset(int stream) throws IOException {
    send(RST_STREAM, 0, stream, new byte[] {0, 0, 0, 8});
  }

  void flush() throws IOException {
    out.flush();
  }

  /** The next frame of a type, once everything is sent; what comes before it is passed over. */
  Frame next(int type) throws IOException {
    flush();
    while (true) {
      int length = in.readUnsignedByte() << 16 | in.readUnsignedShort();
      int kind = in.readUnsignedByte();
      int flags = in.readUnsignedByte();
      int stream = in.readInt();
      Frame frame = new Frame(kind, flags, stream, in.readNBytes(length));
      if (kind == type) {
        return frame;
      }
    }
  }

  /** Whether the server has nothing more to say. */
  boolean isAtEnd() throws IOException {
    return in.read() < 0;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
