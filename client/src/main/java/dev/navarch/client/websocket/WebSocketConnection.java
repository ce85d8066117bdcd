package dev.navarch.client.websocket;

import dev.navarch.client.duplex.Heartbeat;
import dev.navarch.client.rest.Request;
import dev.navarch.client.transport.UpgradedConnection;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.ProtocolException;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A WebSocket that carries binary messages. A message is read in pieces as it comes and is never
 * held, however long it is. The server can send no faster than it is read.
 *
 * <p>One thread reads: {@link #nextMessage}, then {@link #read} to the message's end. Any thread
 * sends; a lock puts frames behind one another. Answers to pings are sent by threads of their own,
 * so that who reads never waits for who writes. Any thread may close.
 */
public final class WebSocketConnection implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.websocket");

  private static final int CONTINUATION = 0;
  private static final int TEXT = 1;
  private static final int BINARY = 2;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;

  private static final int NORMAL = 1000;
  private static final int NO_CODE = 1005;
  private static final int MAX_CONTROL = 125;
  private static final Duration GOODBYE = Duration.ofSeconds(1);

  private final UpgradedConnection connection;
  private final InputStream in;
  private final String protocol;
  private final SecureRandom random;
  private final Heartbeat heartbeat;
  private final ReentrantLock sending = new ReentrantLock();
  private final AtomicReference<byte @Nullable []> owedPong = new AtomicReference<>();
  private final AtomicReference<@Nullable IOException> failure = new AtomicReference<>();
  private volatile boolean isClosed;
  private volatile boolean isEnded;

  // of the thread that reads
  private long leftInFrame;
  private boolean isLastFrame = true;

  private WebSocketConnection(
      UpgradedConnection connection, String protocol, SecureRandom random, Heartbeat heartbeat) {
    this.connection = connection;
    this.in = connection.in();
    this.protocol = protocol;
    this.random = random;
    this.heartbeat = heartbeat;
  }

  /**
   * Makes a request that becomes a WebSocket.
   *
   * @param protocols those that the caller can speak, the best first
   * @param atMost how long it may take; zero for as long as it takes
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws dev.navarch.client.transport.NotUpgradedException if it knows no WebSocket, or none of
   *     the protocols
   */
  public static WebSocketConnection open(Request request, List<String> protocols, Duration atMost)
      throws IOException, InterruptedException {
    return open(request, protocols, atMost, new Heartbeat());
  }

  static WebSocketConnection open(
      Request request, List<String> protocols, Duration atMost, Heartbeat heartbeat)
      throws IOException, InterruptedException {
    SecureRandom random = new SecureRandom();
    Handshake handshake = Handshake.of(protocols, random);
    UpgradedConnection connection = handshake.ask(request).upgrade(atMost);
    try {
      String chosen = handshake.check(connection.server(), connection.headers());
      WebSocketConnection socket = new WebSocketConnection(connection, chosen, random, heartbeat);
      heartbeat.start(
          connection.server(), () -> socket.send(PING, new byte[0], 0, 0, -1), socket::abort);
      return socket;
    } catch (IOException e) {
      connection.close();
      throw e;
    }
  }

  /** The protocol that the server chose. */
  public String protocol() {
    return protocol;
  }

  /** Who is at the other end, for messages. */
  public String server() {
    return connection.server();
  }

  // ---- reading

  /**
   * Goes to the next message, past what is unread of the one before.
   *
   * @return whether there is one; there is none when the server has closed in good order
   * @throws WebSocketClosedException if the server closed and gave a reason
   * @throws IOException if the connection was lost, or closed here
   */
  public boolean nextMessage() throws IOException {
    try {
      while (leftInFrame > 0 || !isLastFrame) {
        skipFrame();
        if (!isLastFrame && !nextFrame(CONTINUATION)) {
          return false;
        }
      }
      return nextFrame(BINARY);
    } catch (IOException e) {
      throw lost(e);
    }
  }

  /** Reads some of the message; -1 at its end. */
  public int read(byte[] bytes, int offset, int length) throws IOException {
    try {
      while (leftInFrame == 0) {
        if (isLastFrame) {
          return -1;
        }
        if (!nextFrame(CONTINUATION)) {
          throw new EOFException("it was closed in the middle of a message");
        }
      }
      heartbeat.waiting();
      int count = in.read(bytes, offset, (int) Math.min(length, leftInFrame));
      if (count < 0) {
        throw new EOFException("the server closed the connection");
      }
      heartbeat.heard();
      leftInFrame -= count;
      return count;
    } catch (IOException e) {
      throw lost(e);
    }
  }

  private void skipFrame() throws IOException {
    while (leftInFrame > 0) {
      long skipped = in.skip(leftInFrame);
      if (skipped <= 0) {
        if (in.read() < 0) {
          throw new EOFException("the server closed the connection");
        }
        skipped = 1;
      }
      leftInFrame -= skipped;
    }
  }

  /** Reads the head of the next frame of a message; answers those that are not of one. */
  private boolean nextFrame(int expected) throws IOException {
    while (!isEnded) {
      heartbeat.waiting();
      int first = octet();
      int second = octet();
      heartbeat.heard();
      boolean isLast = (first & 0x80) != 0;
      int opcode = first & 0x0F;
      long length = length(second & 0x7F);
      if ((first & 0x70) != 0 || (second & 0x80) != 0) {
        throw new ProtocolException("a frame has bits that no server sets");
      }
      if (opcode < CLOSE) {
        if (opcode == TEXT) {
          throw new ProtocolException("a message is text");
        }
        if (opcode != expected) {
          throw new ProtocolException("a frame of the kind " + opcode + " is out of place");
        }
        isLastFrame = isLast;
        leftInFrame = length;
        return true;
      }
      if (!isLast || length > MAX_CONTROL) {
        throw new ProtocolException("a control frame is in pieces or too long");
      }
      control(opcode, payload((int) length));
    }
    return false;
  }

  private void control(int opcode, byte[] payload) throws IOException {
    switch (opcode) {
      case PING -> oweReply(payload);
      case PONG -> {}
      case CLOSE -> {
        isEnded = true;
        heartbeat.close();
        int code = payload.length < 2 ? NO_CODE : (payload[0] & 0xFF) << 8 | (payload[1] & 0xFF);
        if (code != NORMAL && code != NO_CODE) {
          String reason = new String(payload, 2, payload.length - 2, StandardCharsets.UTF_8);
          throw new WebSocketClosedException(server(), code, oneLine(reason));
        }
      }
      default -> throw new ProtocolException("there is no frame of the kind " + opcode);
    }
  }

  private static String oneLine(String reason) {
    return reason.replaceAll("\\p{Cntrl}", " ").strip();
  }

  private void oweReply(byte[] payload) {
    if (owedPong.getAndSet(payload) == null) {
      Thread.ofVirtual().name("navarch-pong").start(this::payReply);
    }
  }

  private void payReply() {
    byte[] payload = owedPong.getAndSet(null);
    if (payload != null) {
      try {
        send(PONG, payload, 0, payload.length, -1);
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "a ping of {0} was not answered: {1}", server(), e.toString());
      }
    }
  }

  private long length(int small) throws IOException {
    if (small < 126) {
      return small;
    }
    long length = 0;
    for (int i = small == 126 ? 2 : 8; i > 0; i--) {
      length = length << 8 | octet();
    }
    if (length < 0) {
      throw new ProtocolException("a frame has a negative length");
    }
    return length;
  }

  private byte[] payload(int length) throws IOException {
    byte[] payload = in.readNBytes(length);
    if (payload.length < length) {
      throw new EOFException("the server closed the connection");
    }
    return payload;
  }

  private int octet() throws IOException {
    int octet = in.read();
    if (octet < 0) {
      throw new EOFException("the server closed the connection");
    }
    return octet;
  }

  // ---- sending

  /** Sends a message of one piece. */
  public void send(byte[] bytes, int offset, int length) throws IOException {
    heartbeat.sent();
    send(BINARY, bytes, offset, length, -1);
  }

  /** Sends a message that begins with a byte, that of a channel. */
  public void send(int channel, byte[] bytes, int offset, int length) throws IOException {
    heartbeat.sent();
    send(BINARY, bytes, offset, length, channel);
  }

  /**
   * A failure here ends nothing: what the server said before it went may still be on its way, and
   * whoever reads comes to the end by itself.
   */
  private void send(int opcode, byte[] bytes, int offset, int length, int channel)
      throws IOException {
    byte[] frame = frame(opcode, bytes, offset, length, channel);
    sending.lock();
    try {
      connection.out().write(frame);
      connection.out().flush();
    } catch (IOException e) {
      throw isClosed || failure.get() != null ? lost(e) : brokeOff(e);
    } finally {
      sending.unlock();
    }
  }

  /** A frame is masked, as the protocol demands of clients. */
  private byte[] frame(int opcode, byte[] bytes, int offset, int length, int channel) {
    int size = channel < 0 ? length : length + 1;
    int head = size < 126 ? 2 : size <= 0xFFFF ? 4 : 10;
    byte[] frame = new byte[head + 4 + size];
    frame[0] = (byte) (0x80 | opcode);
    if (head == 2) {
      frame[1] = (byte) (0x80 | size);
    } else {
      frame[1] = (byte) (0x80 | (head == 4 ? 126 : 127));
      for (int i = head - 1, left = size; i >= 2; i--, left >>>= 8) {
        frame[i] = (byte) left;
      }
    }
    byte[] mask = new byte[4];
    random.nextBytes(mask);
    System.arraycopy(mask, 0, frame, head, 4);
    int at = head + 4;
    if (channel >= 0) {
      frame[at++] = (byte) channel;
    }
    System.arraycopy(bytes, offset, frame, at, length);
    for (int i = 0; i < size; i++) {
      frame[head + 4 + i] ^= mask[i & 3];
    }
    return frame;
  }

  // ---- the end

  private void abort(IOException reason) {
    failure.compareAndSet(null, reason);
    heartbeat.close();
    connection.close();
  }

  /** What a caller is told when something failed: what was the first to. */
  private IOException lost(IOException cause) {
    if (cause instanceof WebSocketClosedException) {
      return cause;
    }
    if (isClosed) {
      return new IOException("the connection to " + server() + " is closed", cause);
    }
    IOException first = failure.get();
    if (first != null) {
      return new IOException(first.getMessage(), first);
    }
    IOException told = brokeOff(cause);
    abort(told);
    return told;
  }

  private IOException brokeOff(IOException cause) {
    String words = cause.getMessage() == null ? cause.toString() : cause.getMessage();
    return new IOException("the connection to %s broke off: %s".formatted(server(), words), cause);
  }

  /** Says good-bye if the server listens, and ends the connection. */
  @Override
  public void close() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    heartbeat.close();
    Thread goodbye = Thread.ofVirtual().name("navarch-goodbye").start(this::sayGoodbye);
    try {
      boolean unused = goodbye.join(GOODBYE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      connection.close();
    }
  }

  private void sayGoodbye() {
    try {
      send(CLOSE, new byte[] {(byte) (NORMAL >> 8), (byte) NORMAL}, 0, 2, -1);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "no good-bye to {0}: {1}", server(), e.toString());
    }
  }
}
