package dev.navarch.client.portforward;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * A connection to a port of a pod. Each direction belongs to one thread at a time; any thread may
 * close, which ends both at once.
 */
public interface PodStream extends AutoCloseable {
  /** What the pod sends. */
  InputStream in();

  /** What is sent to the pod. Closing it ends this direction alone, if the protocol can say so. */
  OutputStream out();

  /**
   * Waits until the server has said how it went; to be called behind the end of {@link #in}.
   *
   * @throws IOException if the port could not be reached, or the connection failed
   */
  void await() throws IOException, InterruptedException;

  @Override
  void close();
}
