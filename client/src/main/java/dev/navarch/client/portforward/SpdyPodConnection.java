package dev.navarch.client.portforward;

import dev.navarch.client.spdy.SpdyConnection;
import dev.navarch.client.spdy.SpdyStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** One connection with a pair of streams for each connection to the pod: data and errors. */
final class SpdyPodConnection implements PodConnection {
  static final String PROTOCOL = "portforward.k8s.io";
  static final String TUNNELLED = "SPDY/3.1+" + PROTOCOL;

  private static final Logger LOG = System.getLogger("dev.navarch.client.portforward");

  private final SpdyConnection connection;
  private final AtomicInteger nextRequest = new AtomicInteger();

  SpdyPodConnection(SpdyConnection connection) {
    this.connection = connection;
  }

  @Override
  public PodStream open(int port) throws IOException, InterruptedException {
    String request = Integer.toString(nextRequest.getAndIncrement());
    SpdyStream errors = open("error", port, request);
    try {
      errors.out().close();
      return new Stream(port, errors, open("data", port, request));
    } catch (IOException | InterruptedException e) {
      errors.reset();
      throw e;
    }
  }

  private SpdyStream open(String type, int port, String request)
      throws IOException, InterruptedException {
    return connection.createStream(
        Map.of("streamType", type, "port", Integer.toString(port), "requestID", request));
  }

  @Override
  public void awaitEnd() throws InterruptedException {
    connection.awaitEnd();
  }

  @Override
  public boolean isOpen() {
    return connection.isOpen();
  }

  @Override
  public void close() {
    connection.close();
  }

  private static final class Stream implements PodStream {
    private final int port;
    private final SpdyStream errors;
    private final SpdyStream data;
    private final ErrorText problem = new ErrorText();

    Stream(int port, SpdyStream errors, SpdyStream data) {
      this.port = port;
      this.errors = errors;
      this.data = data;
      Thread.ofVirtual().name("navarch-portforward-errors").start(this::readProblem);
    }

    private void readProblem() {
      byte[] buffer = new byte[1024];
      try {
        for (int count; (count = errors.in().read(buffer)) >= 0; ) {
          problem.add(buffer, count);
        }
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "errors of port {0} are not known: {1}", port, e.toString());
      } finally {
        problem.isAll();
      }
    }

    @Override
    public InputStream in() {
      return data.in();
    }

    @Override
    public OutputStream out() {
      return data.out();
    }

    @Override
    public void await() throws IOException, InterruptedException {
      problem.throwIfAny(port);
    }

    @Override
    public void close() {
      data.reset();
      errors.reset();
    }
  }
}
