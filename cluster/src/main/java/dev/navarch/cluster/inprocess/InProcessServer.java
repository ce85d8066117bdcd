package dev.navarch.cluster.inprocess;

import dev.navarch.apiserver.authentication.Insiders;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.http.LocalServer;
import dev.navarch.client.transport.NotSentException;
import dev.navarch.client.transport.TransportRequest;
import java.net.ConnectException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The side of a control plane that clients in the same process use.
 *
 * <p>How many exchanges are under way is one counter. Whoever begins one counts first and then
 * looks whether requests are still taken; {@link #stopTaking} is called first and then looks at the
 * counter: so none is missed.
 */
public final class InProcessServer implements AutoCloseable {
  private final LocalServer server;
  private final Set<InProcessTransport> transports = ConcurrentHashMap.newKeySet();
  private final AtomicLong underWay = new AtomicLong();
  private final CountDownLatch quiet = new CountDownLatch(1);
  private volatile boolean isTaking = true;

  public InProcessServer(LocalServer server) {
    this.server = server;
  }

  /**
   * Opens a way for requests that are a user's, whatever their headers show. What the user may do
   * is decided as it is for all others; to act as somebody else takes the right to impersonate.
   */
  public InProcessTransport open(User user) {
    InProcessTransport transport = new InProcessTransport(this, Insiders.peer(user));
    transports.add(transport);
    return transport;
  }

  LocalServer server() {
    return server;
  }

  /**
   * Counts one more exchange.
   *
   * @throws NotSentException if the control plane is closed, or about to be
   */
  void begin(TransportRequest request) throws NotSentException {
    underWay.incrementAndGet();
    if (!isTaking) {
      finish();
      String problem = "the control plane in this process is closed";
      throw new NotSentException(
          "%s %s: %s".formatted(request.method(), request.path(), problem),
          new ConnectException(problem));
    }
  }

  void finish() {
    if (underWay.decrementAndGet() == 0 && !isTaking) {
      quiet.countDown();
    }
  }

  void closed(InProcessTransport transport) {
    transports.remove(transport);
  }

  /** How many requests are not answered to their end. */
  public long underWay() {
    return underWay.get();
  }

  /** Takes no more requests; what is under way goes on. */
  public void stopTaking() {
    isTaking = false;
  }

  /**
   * Takes no more requests, and waits until all are answered. Watches last until somebody ends
   * them.
   *
   * @return whether that came about in time
   */
  public boolean drain(Duration limit) {
    stopTaking();
    if (underWay.get() == 0) {
      return true;
    }
    try {
      return quiet.await(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Takes no more requests, and cuts off what is under way. */
  @Override
  public void close() {
    stopTaking();
    transports.forEach(InProcessTransport::close);
  }
}
