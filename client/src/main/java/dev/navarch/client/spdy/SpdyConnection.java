package dev.navarch.client.spdy;

import dev.navarch.client.duplex.Heartbeat;
import dev.navarch.client.rest.Request;
import dev.navarch.client.transport.NotUpgradedException;
import dev.navarch.client.transport.UpgradedConnection;
import dev.navarch.client.websocket.WebSocketBytes;
import dev.navarch.client.websocket.WebSocketConnection;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.ProtocolException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A connection with any number of streams. Kubernetes' servers know no windows: what a stream's
 * owner does not read holds up the whole connection once the stream's buffer is full, and so the
 * server.
 *
 * <p>A virtual thread of its own reads frames and fills the streams' buffers. Frames are sent by
 * whoever has something to send, one at a time under a lock; headers are packed under it too,
 * because each needs the ones before. Answers to pings are sent by threads of their own, so that
 * reading never waits for sending. Any thread may close; that ends all streams.
 */
public final class SpdyConnection implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.spdy");

  private static final String UPGRADE = "SPDY/3.1";
  private static final String VERSION_HEADER = "X-Stream-Protocol-Version";
  private static final int VERSION = 3;
  private static final int SYN_STREAM = 1;
  private static final int SYN_REPLY = 2;
  private static final int RST_STREAM = 3;
  private static final int PING = 6;
  private static final int GOAWAY = 7;
  private static final int HEADERS = 8;
  private static final int FIN = 1;
  private static final int REFUSED_STREAM = 3;
  private static final int CANCEL = 5;

  private static final int MAX_CONTROL = 256 * 1024;
  private static final int MAX_DATA = 32 * 1024;
  private static final Duration OPENING = Duration.ofSeconds(30);

  private final String server;
  private final String protocol;
  private final InputStream in;
  private final OutputStream out;
  private final Heartbeat heartbeat;
  private final Runnable wire;
  private final ReentrantLock sending = new ReentrantLock();
  private final HeaderPacker packer = new HeaderPacker(); // under the lock
  private int lastStream = -1; // under the lock
  private int lastPing = -1; // under the lock
  private final Map<Integer, SpdyStream> streams = new ConcurrentHashMap<>();
  private final AtomicBoolean isClosed = new AtomicBoolean();
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile @Nullable IOException failure;

  private SpdyConnection(
      String server,
      String protocol,
      InputStream in,
      OutputStream out,
      Heartbeat heartbeat,
      Runnable wire) {
    this.server = server;
    this.protocol = protocol;
    this.in = new Listening(in, heartbeat);
    this.out = out;
    this.heartbeat = heartbeat;
    this.wire = wire;
  }

  private void start() {
    Thread.ofVirtual().name("navarch-spdy-reader").start(this::readAll);
  }

  /**
   * Makes a request that becomes a connection.
   *
   * @param protocols those that the caller can speak over it, the best first
   * @param atMost how long it may take; zero for as long as it takes
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws NotUpgradedException if it knows no SPDY, or none of the protocols
   */
  public static SpdyConnection open(Request request, List<String> protocols, Duration atMost)
      throws IOException, InterruptedException {
    request.header("Connection", "Upgrade").header("Upgrade", UPGRADE);
    for (String each : protocols) {
      request.addHeader(VERSION_HEADER, each);
    }
    UpgradedConnection upgraded = request.upgrade(atMost);
    String server = upgraded.server();
    String chosen = upgraded.headers().first(VERSION_HEADER).orElse("");
    if (!upgraded.headers().first("upgrade").orElse("").equalsIgnoreCase(UPGRADE)) {
      upgraded.close();
      throw new NotUpgradedException(server + " went on in a protocol that is not " + UPGRADE);
    }
    if (!chosen.isEmpty() && !protocols.contains(chosen)) {
      upgraded.close();
      throw new NotUpgradedException(
          "unable to negotiate protocol: %s does not know any of %s".formatted(server, protocols));
    }
    Heartbeat heartbeat = new Heartbeat();
    SpdyConnection connection =
        new SpdyConnection(
            server,
            chosen.isEmpty() ? protocols.get(protocols.size() - 1) : chosen,
            upgraded.in(),
            upgraded.out(),
            heartbeat,
            upgraded::close);
    connection.start();
    heartbeat.start(server, connection::ping, connection::end);
    return connection;
  }

  /** Goes on inside of a WebSocket, which from now on belongs to the connection. */
  public static SpdyConnection over(WebSocketConnection socket) {
    WebSocketBytes bytes = new WebSocketBytes(socket);
    SpdyConnection connection =
        new SpdyConnection(
            socket.server(),
            socket.protocol(),
            bytes.in(),
            bytes.out(),
            new Heartbeat(), // never started: the WebSocket has its own
            socket::close);
    connection.start();
    return connection;
  }

  /** The protocol that the server chose; the oldest one if it said nothing. */
  public String protocol() {
    return protocol;
  }

  /** Who is at the other end, for messages. */
  public String server() {
    return server;
  }

  public boolean isOpen() {
    return ended.getCount() > 0;
  }

  /** Waits until the connection has ended, from whichever side. */
  public void awaitEnd() throws InterruptedException {
    ended.await();
  }

  /** Opens a stream and waits until the server knows of it. */
  public SpdyStream createStream(Map<String, String> headers)
      throws IOException, InterruptedException {
    SpdyStream stream;
    sending.lock();
    try {
      if (isClosed.get()) {
        throw new IOException("the connection to " + server + " has ended", failure);
      }
      lastStream += 2;
      stream = new SpdyStream(this, lastStream);
      streams.put(stream.id(), stream);
      byte[] packed = packer.pack(headers);
      ByteBuffer body = ByteBuffer.allocate(10 + packed.length);
      body.putInt(stream.id()).putInt(0).putShort((short) 0).put(packed);
      control(SYN_STREAM, body.array());
    } finally {
      sending.unlock();
    }
    IOException reason = failure;
    if (reason != null) { // it ended before the stream was known
      stream.failed(reason);
    }
    try {
      stream.awaitReply(OPENING);
    } catch (IOException | InterruptedException e) {
      stream.reset();
      throw e;
    }
    return stream;
  }

  // ---- sending

  private void ping() throws IOException {
    sending.lock();
    try {
      lastPing += 2;
      control(PING, ByteBuffer.allocate(4).putInt(lastPing).array());
    } finally {
      sending.unlock();
    }
  }

  void sendData(int id, byte[] bytes, int offset, int length, boolean isLast) throws IOException {
    heartbeat.sent();
    int at = offset;
    int left = length;
    do {
      int size = Math.min(left, MAX_DATA);
      left -= size;
      ByteBuffer frame = ByteBuffer.allocate(8 + size);
      frame.putInt(id).putInt((isLast && left == 0 ? FIN : 0) << 24 | size);
      frame.put(bytes, at, size);
      at += size;
      sending.lock();
      try {
        write(frame.array());
      } finally {
        sending.unlock();
      }
    } while (left > 0);
  }

  /** Drops a stream that its owner needs no more. */
  void forget(SpdyStream stream, boolean tellServer) {
    if (streams.remove(stream.id()) != null && tellServer && isOpen()) {
      sendLater(RST_STREAM, stream.id(), CANCEL);
    }
  }

  private void sendLater(int type, int... numbers) {
    ByteBuffer body = ByteBuffer.allocate(4 * numbers.length);
    for (int number : numbers) {
      body.putInt(number);
    }
    Thread.ofVirtual().name("navarch-spdy-sender").start(() -> sendQuietly(type, body.array()));
  }

  private void sendQuietly(int type, byte[] body) {
    sending.lock();
    try {
      control(type, body);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "{0} was not told: {1}", server, e.toString());
    } finally {
      sending.unlock();
    }
  }

  private void control(int type, byte[] body) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(8 + body.length);
    frame.putInt(0x80000000 | VERSION << 16 | type).putInt(body.length).put(body);
    write(frame.array());
  }

  /**
   * A failure here ends nothing: what the server said before it went may still be on its way, and
   * the thread that reads comes to the end by itself.
   */
  private void write(byte[] frame) throws IOException {
    try {
      out.write(frame);
      out.flush();
    } catch (IOException e) {
      IOException first = failure;
      throw first == null ? brokeOff(e) : new IOException(first.getMessage(), first);
    }
  }

  // ---- reading

  private void readAll() {
    HeaderUnpacker unpacker = new HeaderUnpacker();
    byte[] buffer = new byte[MAX_DATA];
    try (unpacker) {
      while (true) {
        int head = in.read();
        if (head < 0) {
          throw new EOFException("the server closed the connection");
        }
        int first = head << 24 | number(3);
        int second = number(4);
        if (first < 0) {
          readControl(first, second >>> 24, second & 0xFFFFFF, unpacker);
        } else {
          readData(first, second >>> 24, second & 0xFFFFFF, buffer);
        }
      }
    } catch (IOException e) {
      end(e);
    } catch (RuntimeException e) { // streams must not wait for ever
      end(new IOException("it cannot be read: " + e, e));
    }
  }

  private void readData(int id, int flags, int length, byte[] buffer) throws IOException {
    SpdyStream stream = streams.get(id);
    int left = length;
    while (left > 0) {
      int count = in.readNBytes(buffer, 0, Math.min(left, buffer.length));
      if (count == 0) {
        throw new EOFException("the server closed the connection");
      }
      left -= count;
      if (stream != null) {
        stream.data(buffer, count);
      }
    }
    if (stream != null && (flags & FIN) != 0) {
      stream.ended();
    }
  }

  private void readControl(int first, int flags, int length, HeaderUnpacker unpacker)
      throws IOException {
    int version = first >>> 16 & 0x7FFF;
    if (version != VERSION || length > MAX_CONTROL) {
      throw new ProtocolException("a frame is not of SPDY/3, or too long");
    }
    byte[] body = in.readNBytes(length);
    if (body.length < length) {
      throw new EOFException("the server closed the connection");
    }
    int type = first & 0xFFFF;
    int id = length < 4 ? 0 : ByteBuffer.wrap(body).getInt() & 0x7FFFFFFF;
    SpdyStream stream = streams.get(id);
    switch (type) {
      case SYN_STREAM -> {
        unpack(unpacker, body, 10);
        sendLater(RST_STREAM, id, REFUSED_STREAM);
      }
      case SYN_REPLY -> {
        unpack(unpacker, body, 4);
        if (stream != null) {
          stream.replied();
        }
      }
      case HEADERS -> unpack(unpacker, body, 4);
      case RST_STREAM -> {
        if (stream != null) {
          stream.resetByServer();
        }
      }
      case PING -> {
        if ((id & 1) == 0) { // the others answer ours
          sendLater(PING, id);
        }
      }
      case GOAWAY -> LOG.log(Level.DEBUG, "{0} is going away", server);
      default -> {} // settings and windows change nothing here
    }
    boolean isLast = (type == SYN_REPLY || type == HEADERS) && (flags & FIN) != 0;
    if (stream != null && isLast) {
      stream.ended();
    }
  }

  private static void unpack(HeaderUnpacker unpacker, byte[] body, int offset)
      throws ProtocolException {
    if (body.length < offset) {
      throw new ProtocolException("a frame is cut short");
    }
    var unused = unpacker.unpack(body, offset);
  }

  private int number(int octets) throws IOException {
    int number = 0;
    for (int i = 0; i < octets; i++) {
      int octet = in.read();
      if (octet < 0) {
        throw new EOFException("the server closed the connection");
      }
      number = number << 8 | octet;
    }
    return number;
  }

  // ---- the end

  private void end(IOException cause) {
    if (isClosed.compareAndSet(false, true)) {
      finish(brokeOff(cause));
    }
  }

  private IOException brokeOff(IOException cause) {
    String words = cause.getMessage() == null ? cause.toString() : cause.getMessage();
    String told =
        words.contains(server)
            ? words
            : "the connection to %s broke off: %s".formatted(server, words);
    return new IOException(told, cause);
  }

  private void finish(IOException reason) {
    failure = reason;
    heartbeat.close();
    wire.run();
    streams.values().forEach(stream -> stream.failed(reason));
    streams.clear();
    ended.countDown();
    Thread.ofVirtual().name("navarch-spdy-end").start(this::forgetHeaders);
  }

  /** Whoever sends at this moment may still hold the lock. */
  private void forgetHeaders() {
    sending.lock();
    try {
      packer.close();
    } finally {
      sending.unlock();
    }
  }

  @Override
  public void close() {
    if (isClosed.compareAndSet(false, true)) {
      finish(new IOException("the connection to " + server + " is closed"));
    }
  }

  /** Tells the heartbeat of what is read. */
  private static final class Listening extends InputStream {
    private final InputStream in;
    private final Heartbeat heartbeat;

    Listening(InputStream in, Heartbeat heartbeat) {
      this.in = in;
      this.heartbeat = heartbeat;
    }

    @Override
    public int read() throws IOException {
      heartbeat.waiting();
      int octet = in.read();
      heartbeat.heard();
      return octet;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      heartbeat.waiting();
      int count = in.read(bytes, offset, length);
      heartbeat.heard();
      return count;
    }
  }
}
