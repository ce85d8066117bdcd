package dev.navarch.client.portforward;

import dev.navarch.client.duplex.Pipe;
import dev.navarch.client.rest.Request;
import dev.navarch.client.websocket.WebSocketConnection;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntFunction;

/**
 * The oldest form: each connection to the pod is a WebSocket of its own, with a channel for data
 * and one for errors. A direction cannot be ended alone. Each stream has a virtual thread that
 * reads.
 */
final class ChannelPodConnection implements PodConnection {
  static final List<String> PROTOCOLS = List.of("v4.channel.k8s.io");

  private final IntFunction<Request> requests;
  private final Set<Stream> streams = ConcurrentHashMap.newKeySet();
  private final CountDownLatch ended = new CountDownLatch(1);

  /**
   * Creates one.
   *
   * @param requests what is asked for a port
   */
  ChannelPodConnection(IntFunction<Request> requests) {
    this.requests = requests;
  }

  @Override
  public PodStream open(int port) throws IOException, InterruptedException {
    Stream stream =
        new Stream(port, WebSocketConnection.open(requests.apply(port), PROTOCOLS, Duration.ZERO));
    streams.add(stream);
    if (!isOpen()) {
      stream.close();
      throw new IOException("ports are not forwarded any more");
    }
    stream.start();
    return stream;
  }

  @Override
  public void awaitEnd() throws InterruptedException {
    ended.await();
  }

  @Override
  public boolean isOpen() {
    return ended.getCount() > 0;
  }

  @Override
  public void close() {
    ended.countDown();
    streams.forEach(Stream::close);
  }

  private final class Stream implements PodStream {
    private static final int DATA = 0;
    private static final int ERROR = 1;
    private static final int PORT_OCTETS = 2;

    private final int port;
    private final WebSocketConnection socket;
    private final Pipe received = new Pipe(64 * 1024);
    private final ErrorText problem = new ErrorText();
    private final OutputStream out = new Out();

    Stream(int port, WebSocketConnection socket) {
      this.port = port;
      this.socket = socket;
    }

    void start() {
      Thread.ofVirtual().name("navarch-portforward-reader").start(this::readAll);
    }

    /** Each channel begins with the port's number, which is known. */
    private void readAll() {
      int[] toSkip = {PORT_OCTETS, PORT_OCTETS};
      byte[] buffer = new byte[32 * 1024];
      try {
        while (socket.nextMessage()) {
          int channel = socket.read(buffer, 0, 1) == 1 ? buffer[0] : DATA;
          if (channel != DATA && channel != ERROR) {
            throw new IOException(
                "%s sent something on channel %d, which it has not got"
                    .formatted(socket.server(), channel & 0xFF));
          }
          for (int count; (count = socket.read(buffer, 0, buffer.length)) >= 0; ) {
            int skipped = Math.min(toSkip[channel], count);
            toSkip[channel] -= skipped;
            System.arraycopy(buffer, skipped, buffer, 0, count - skipped);
            take(channel, buffer, count - skipped);
          }
        }
        received.sink().close();
      } catch (IOException e) {
        received.fail(e);
      } finally {
        problem.isAll();
        socket.close();
      }
    }

    private void take(int channel, byte[] bytes, int length) throws IOException {
      if (channel == DATA) {
        received.sink().write(bytes, 0, length);
      } else {
        problem.add(bytes, length);
      }
    }

    @Override
    public InputStream in() {
      return received.source();
    }

    @Override
    public OutputStream out() {
      return out;
    }

    @Override
    public void await() throws IOException, InterruptedException {
      problem.throwIfAny(port);
    }

    @Override
    public void close() {
      streams.remove(this);
      received.fail(new IOException("the stream is closed"));
      socket.close();
    }

    private final class Out extends OutputStream {
      @Override
      public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        socket.send(DATA, bytes, offset, length);
      }
    }
  }
}
