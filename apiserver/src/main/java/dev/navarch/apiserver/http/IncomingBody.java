package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.concurrent.EventExecutor;
import java.util.ArrayDeque;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * The body of a request that arrives over a channel. Parts that arrive before the handler asks for
 * the body are kept aside; there are few, because the channel is not read on until then.
 *
 * <p>All fields belong to the channel's event loop; {@link #read} may be called on any thread.
 */
final class IncomingBody implements RequestBody {
  /** Acts for the channel; called on its event loop. */
  interface Source {
    /** The handler wants the body: the channel is to be read on. */
    void wanted();
  }

  private final EventExecutor loop;
  private final int limit;
  private final BodyBuffer buffer;
  private final Source source;
  private final ArrayDeque<HttpContent> early = new ArrayDeque<>(2);
  private RequestAllowance allowance = RequestAllowance.UNLIMITED;
  private @Nullable Receiver receiver;
  private @Nullable ApiException failure;
  private boolean over;

  /**
   * A body of which nothing has arrived.
   *
   * @param announced the length that the sender has declared; 0 if it has not
   * @param limit how long it may be
   */
  IncomingBody(EventExecutor loop, long announced, int limit, Source source) {
    this.loop = loop;
    this.limit = limit;
    this.buffer = new BodyBuffer(announced);
    this.source = source;
  }

  @Override
  public boolean isEmpty() {
    return false;
  }

  @Override
  public void read(RequestAllowance room, Receiver to) {
    if (loop.inEventLoop()) {
      begin(room, to);
      return;
    }
    try {
      loop.execute(() -> begin(room, to));
    } catch (RejectedExecutionException e) {
      to.failed(lost());
    }
  }

  private void begin(RequestAllowance room, Receiver to) {
    if (receiver != null) {
      throw new IllegalStateException("the body is read already");
    }
    receiver = to;
    allowance = room;
    if (failure != null) {
      to.failed(failure);
      return;
    }
    source.wanted();
    while (!early.isEmpty()) {
      HttpContent part = early.remove();
      try {
        take(part);
      } finally {
        part.release();
      }
    }
  }

  /** Whether the handler has not asked for the body yet. */
  boolean isUnasked() {
    return receiver == null && !over;
  }

  /** Adds what has arrived; the caller releases it. */
  void add(HttpContent part) {
    if (over) {
      return;
    }
    if (receiver == null) {
      early.add(part.retain());
    } else {
      take(part);
    }
  }

  private void take(HttpContent part) {
    if (over) {
      return;
    }
    if (buffer.size() + part.content().readableBytes() > limit) {
      fail(Delivery.tooLarge(limit));
    } else if (!buffer.add(part.content(), allowance)) {
      fail(
          ApiException.tooManyRequests(
              "the requests of this client that are being read take too much memory", 1));
    } else if (part instanceof LastHttpContent && receiver != null) {
      over = true;
      receiver.received(buffer.toBytes());
    }
  }

  /** Gives the body up, unless it has arrived: it is too slow, or its connection is lost. */
  void fail(ApiException why) {
    if (over) {
      return;
    }
    over = true;
    failure = why;
    early.forEach(HttpContent::release);
    early.clear();
    if (receiver != null) {
      receiver.failed(why);
    }
  }

  static ApiException lost() {
    return ApiException.badRequest("the connection was lost before the request had arrived");
  }
}
