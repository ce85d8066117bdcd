package dev.navarch.apiserver.http;

import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.util.ReferenceCountUtil;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Hears what the client of a WebSocket says: it may ask for a sign of life, and leave. */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class WebSocketReader extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = System.getLogger(WebSocketReader.class.getName());

  private final WebSocketStream stream;

  WebSocketReader(WebSocketStream stream) {
    this.stream = stream;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object part) {
    try {
      if (part instanceof CloseWebSocketFrame close) {
        stream.over();
        context.writeAndFlush(close.retain()).addListener(ChannelFutureListener.CLOSE);
      } else if (part instanceof PingWebSocketFrame ping && context.channel().isWritable()) {
        // Who does not read gets no answers that would pile up here.
        context.writeAndFlush(new PongWebSocketFrame(ping.content().retain()));
      }
    } finally {
      ReferenceCountUtil.release(part);
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    stream.over();
    context.fireChannelInactive();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    LOG.log(Level.DEBUG, "a WebSocket broke: {0}", cause.getMessage());
    context.close();
  }
}
