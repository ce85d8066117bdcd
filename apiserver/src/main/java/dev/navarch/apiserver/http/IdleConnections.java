package dev.navarch.apiserver.http;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Closes a connection that has had no request for some time, whatever bytes it brings meanwhile,
 * and one whose peer leaves its responses unread. Looks now and then: a connection is closed up to
 * a quarter of its time late. All fields belong to the connection's event loop.
 */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class IdleConnections extends ChannelInboundHandlerAdapter {
  private static final int LOOKS = 4;

  private final HttpTimeouts limits;
  private final BooleanSupplier busy;
  private final LongSupplier requests;
  private final ConnectionLoad load;
  private long seen;
  private long active = System.nanoTime();
  private @Nullable Future<?> timer;

  /**
   * Looks after a connection.
   *
   * @param busy whether a request on it is being read or answered
   * @param requests grows with each request
   */
  IdleConnections(
      HttpTimeouts limits, BooleanSupplier busy, LongSupplier requests, ConnectionLoad load) {
    this.limits = limits;
    this.busy = busy;
    this.requests = requests;
    this.load = load;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    Duration shorter = limits.idle().compareTo(limits.stall()) < 0 ? limits.idle() : limits.stall();
    long between = Math.max(1, shorter.toMillis() / LOOKS);
    timer =
        context
            .executor()
            .scheduleAtFixedRate(() -> look(context), between, between, TimeUnit.MILLISECONDS);
  }

  private void look(ChannelHandlerContext context) {
    if (busy.getAsBoolean() || requests.getAsLong() != seen) {
      seen = requests.getAsLong();
      active = System.nanoTime();
    }
    if (load.isStalled(limits.stall())) {
      // Without a good-bye of TLS, which would wait for the peer once more.
      context.pipeline().firstContext().close();
    } else if (System.nanoTime() - active > limits.idle().toNanos()) {
      context.close();
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    stop();
    context.fireChannelInactive();
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    stop();
  }

  private void stop() {
    if (timer != null) {
      timer.cancel(false);
    }
  }
}
