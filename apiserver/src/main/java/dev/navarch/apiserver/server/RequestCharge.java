package dev.navarch.apiserver.server;

import dev.navarch.apiserver.http.RequestAllowance;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What one request takes: a seat, the bytes of its body, the bytes of its response that wait to be
 * sent. The first two are given back when the request is answered; the last when it has left. For
 * any thread.
 */
final class RequestCharge implements RequestAllowance {
  /** Smaller complete responses are sent whatever the client has not taken yet. */
  private static final int SMALL = 64 << 10;

  /** What a user may buffer whatever others do. */
  private static final long GUARANTEED = 4 << 20;

  private final Seat seat;
  private final ClientLoad own;
  private final ClientLoad all;
  private final MemoryLimits limits;
  private final Runnable gone;
  private final AtomicLong body = new AtomicLong();
  private final AtomicLong unsent = new AtomicLong();
  private final AtomicBoolean over = new AtomicBoolean();
  private volatile boolean answered;

  /**
   * A request that holds its seat.
   *
   * @param gone runs once, when it takes nothing any more
   */
  RequestCharge(Seat seat, ClientLoad own, ClientLoad all, MemoryLimits limits, Runnable gone) {
    this.seat = seat;
    this.own = own;
    this.all = all;
    this.limits = limits;
    this.gone = gone;
  }

  Seat seat() {
    return seat;
  }

  @Override
  public boolean takeBody(int bytes) {
    long total = all.bodies().addAndGet(bytes);
    long mine = own.bodies().addAndGet(bytes);
    body.addAndGet(bytes);
    long share = Math.min(limits.bodiesPerUser(), limits.bodies() - (total - mine));
    if (mine <= Math.max(GUARANTEED, share)) {
      return true;
    }
    release(bytes);
    return false;
  }

  /** Counts a complete response as unsent; false if the client must first take others. */
  boolean holdResponse(int bytes) {
    if (bytes > SMALL && !mayRunAhead()) {
      return false;
    }
    addUnsent(bytes);
    return true;
  }

  @Override
  public void addUnsent(long bytes) {
    all.unsent().addAndGet(bytes);
    own.unsent().addAndGet(bytes);
    unsent.addAndGet(bytes);
    if (bytes < 0) {
      endIfSent();
    }
  }

  @Override
  public boolean mayRunAhead() {
    long share = Math.min(limits.unsentPerUser(), limits.unsent() - all.unsent().get());
    return own.unsent().get() < Math.max(GUARANTEED, share);
  }

  /** The server has done its part: gives back everything but what still has to be sent. */
  void answered() {
    seat.leave();
    release(body.get());
    answered = true;
    endIfSent();
  }

  private void release(long bytes) {
    body.addAndGet(-bytes);
    own.bodies().addAndGet(-bytes);
    all.bodies().addAndGet(-bytes);
  }

  private void endIfSent() {
    if (answered && unsent.get() == 0 && over.compareAndSet(false, true)) {
      gone.run();
    }
  }
}
