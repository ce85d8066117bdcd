package dev.navarch.client.portforward;

import java.io.IOException;

/** How a pod is reached; may be used by any thread. */
sealed interface PodConnection extends AutoCloseable
    permits SpdyPodConnection, ChannelPodConnection {
  PodStream open(int port) throws IOException, InterruptedException;

  /** Waits until the pod cannot be reached any more, or this is closed. */
  void awaitEnd() throws InterruptedException;

  boolean isOpen();

  @Override
  void close();
}
