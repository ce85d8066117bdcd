package dev.navarch.benchmarks.client;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** One request at a time; what follows the decoder of answers. */
@SuppressWarnings("FutureReturnValueIgnored") // a write that fails closes the channel
final class Http1Connection extends ChannelInboundHandlerAdapter implements Connection {
  private final Channel channel;
  private @Nullable Receiver receiver;

  Http1Connection(Channel channel) {
    this.channel = channel;
  }

  @Override
  public Channel channel() {
    return channel;
  }

  @Override
  public void send(Request request, Receiver next) {
    if (receiver != null) {
      throw new IllegalStateException("the last answer has not ended");
    }
    if (!channel.isActive()) {
      next.failed(new IOException("the connection is closed"));
      return;
    }
    receiver = next;
    channel.writeAndFlush(request.call().http1(request.body()));
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    try {
      Receiver now = receiver;
      if (now == null) {
        return;
      }
      if (message instanceof HttpResponse response) {
        now.head(
            response.status().code(),
            consumer ->
                response
                    .headers()
                    .forEach(header -> consumer.accept(header.getKey(), header.getValue())));
      }
      if (message instanceof HttpContent content) {
        if (content.decoderResult().isFailure()) {
          fail(content.decoderResult().cause());
          return;
        }
        now.data(content.content());
      }
      if (message instanceof LastHttpContent) {
        receiver = null;
        now.end();
      }
    } finally {
      ReferenceCountUtil.release(message);
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    fail(new IOException("the server closed the connection"));
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    fail(cause);
    context.close();
  }

  private void fail(Throwable cause) {
    Receiver last = receiver;
    receiver = null;
    if (last != null) {
      last.failed(cause);
    }
  }
}
