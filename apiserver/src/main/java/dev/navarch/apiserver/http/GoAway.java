package dev.navarch.apiserver.http;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http2.DefaultHttp2GoAwayFrame;
import io.netty.handler.codec.http2.DefaultHttp2PingFrame;
import io.netty.handler.codec.http2.Http2ConnectionAdapter;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2FrameCodec;
import io.netty.handler.codec.http2.Http2GoAwayFrame;
import io.netty.handler.codec.http2.Http2PingFrame;
import io.netty.handler.codec.http2.Http2Stream;
import io.netty.util.ReferenceCountUtil;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * Ends a connection of HTTP/2 so that no request is lost. A first notice asks the client to send
 * nothing new; what it sent before it read that is still served. A ping that comes back shows that
 * it has: the second notice then names the last request, and the connection is closed when that and
 * all before are answered.
 *
 * <p>Stands behind the codec; all fields belong to the connection's event loop.
 */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class GoAway extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = System.getLogger(GoAway.class.getName());
  private static final long OUR_PING = 0x676f_6f64_6279_65L;

  private final Http2FrameCodec frames;
  private boolean noticed;
  private boolean last;

  GoAway(Http2FrameCodec frames) {
    this.frames = frames;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    frames
        .connection()
        .addListener(
            new Http2ConnectionAdapter() {
              @Override
              public void onStreamClosed(Http2Stream stream) {
                if (last) {
                  // The codec is still busy with the stream that it tells of.
                  context.executor().execute(() -> closeIfDone(context));
                }
              }
            });
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event == Connections.Notice.DRAIN && !noticed) {
      noticed = true;
      Http2GoAwayFrame notice = new DefaultHttp2GoAwayFrame(Http2Error.NO_ERROR);
      notice.setExtraStreamIds(Integer.MAX_VALUE);
      context.write(notice);
      context.writeAndFlush(new DefaultHttp2PingFrame(OUR_PING));
    } else {
      context.fireUserEventTriggered(event);
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object frame) {
    try {
      if (noticed
          && !last
          && frame instanceof Http2PingFrame ping
          && ping.ack()
          && ping.content() == OUR_PING) {
        last = true;
        context.writeAndFlush(new DefaultHttp2GoAwayFrame(Http2Error.NO_ERROR));
        closeIfDone(context);
      }
    } finally {
      ReferenceCountUtil.release(frame);
    }
  }

  /** What breaks the protocol the codec answers by itself, and closes. */
  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    LOG.log(Level.DEBUG, "a connection of HTTP/2 broke: {0}", cause.getMessage());
    if (!(cause instanceof Http2Exception)) {
      context.close();
    }
  }

  private void closeIfDone(ChannelHandlerContext context) {
    if (frames.connection().numActiveStreams() == 0) {
      context.close();
    }
  }
}
