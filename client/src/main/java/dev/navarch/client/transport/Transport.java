package dev.navarch.client.transport;

import java.io.IOException;

/**
 * Carries requests to one API server, and answers back. Calls block and are made for virtual
 * threads: an interrupt ends them. May be used by any number of threads.
 */
public interface Transport extends AutoCloseable {
  /**
   * Sends a request and waits for the head of its answer, whatever that says. The caller closes the
   * answer.
   *
   * @throws NotSentException if the server cannot have seen the request: it may be sent again
   * @throws IOException if the connection failed on the way, or the time was up
   */
  TransportAnswer send(TransportRequest request) throws IOException, InterruptedException;

  /**
   * Sends a request whose headers ask the server to go on in another protocol, over a connection of
   * its own, and waits for the head of the answer. A transport that knows no other protocols sends
   * it like any other, and its answer is a refusal.
   *
   * @throws NotSentException if the server cannot have seen the request
   * @throws IOException if the connection failed on the way, or the time was up
   */
  default UpgradeAnswer upgrade(TransportRequest request) throws IOException, InterruptedException {
    return new UpgradeAnswer.Refused(send(request));
  }

  /** Ends all connections and everything that runs on them. */
  @Override
  void close();
}
