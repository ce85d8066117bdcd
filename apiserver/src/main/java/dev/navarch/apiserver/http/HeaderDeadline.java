package dev.navarch.apiserver.http;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Closes a connection of HTTP/1.1 whose peer does not complete the head of a request in time: of
 * the first one counted from the beginning, of later ones from their first bytes. A connection that
 * is silent between requests is not affected. Stands before the codec; all fields belong to the
 * channel's event loop.
 */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class HeaderDeadline extends ChannelInboundHandlerAdapter {
  private final Duration limit;
  private final RequestReader requests;
  private long headsBeforeRead;
  private @Nullable Future<?> timer;

  HeaderDeadline(Duration limit, RequestReader requests) {
    this.limit = limit;
    this.requests = requests;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    arm(context);
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    context.fireChannelReadComplete();
    if (timer == null && requests.heads() == headsBeforeRead && !requests.isAnswering()) {
      arm(context);
    }
    headsBeforeRead = requests.heads();
  }

  private void arm(ChannelHandlerContext context) {
    long heads = requests.heads();
    timer =
        context
            .executor()
            .schedule(() -> end(context, heads), limit.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void end(ChannelHandlerContext context, long heads) {
    timer = null;
    if (requests.heads() == heads && !requests.isAnswering()) {
      context.close();
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    if (timer != null) {
      timer.cancel(false);
    }
    context.fireChannelInactive();
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    if (timer != null) {
      timer.cancel(false);
    }
  }
}
