package dev.navarch.client.transport;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * A connection on which both sides speak, from now on, the protocol that they agreed on. One thread
 * reads, one at a time writes; any thread may close, which ends both at once.
 */
public final class UpgradedConnection implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.transport");

  private final String server;
  private final HttpHeaders headers;
  private final InputStream in;
  private final OutputStream out;
  private final Closeable wire;

  /**
   * Creates one.
   *
   * @param server whom messages name
   * @param headers those of the answer with which the server agreed
   * @param wire what is closed to end everything; that must not wait for the two streams
   */
  public UpgradedConnection(
      String server, HttpHeaders headers, InputStream in, OutputStream out, Closeable wire) {
    this.server = server;
    this.headers = headers;
    this.in = in;
    this.out = out;
    this.wire = wire;
  }

  /** Who is at the other end, for messages. */
  public String server() {
    return server;
  }

  /** The headers with which the server agreed. */
  public HttpHeaders headers() {
    return headers;
  }

  public InputStream in() {
    return in;
  }

  public OutputStream out() {
    return out;
  }

  @Override
  public void close() {
    try {
      wire.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "a connection to {0} was not closed well: {1}", server, e.toString());
    }
  }
}
