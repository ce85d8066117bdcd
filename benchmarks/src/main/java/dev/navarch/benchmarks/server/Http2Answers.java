package dev.navarch.benchmarks.server;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http2.DefaultHttp2DataFrame;
import io.netty.handler.codec.http2.DefaultHttp2HeadersFrame;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2HeadersFrame;
import io.netty.handler.codec.http2.ReadOnlyHttp2Headers;
import io.netty.util.AsciiString;
import io.netty.util.ReferenceCountUtil;

/**
 * Answers requests of HTTP/2 as soon as their header is there, without a channel for each. The flow
 * control of the connection takes of a large body as much at a time as the channel has room for.
 */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class Http2Answers extends ChannelInboundHandlerAdapter {
  private static final Http2Headers NOT_FOUND =
      ReadOnlyHttp2Headers.serverHeaders(false, AsciiString.cached("404"));

  private final BareAnswers answers;

  Http2Answers(BareAnswers answers) {
    this.answers = answers;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object frame) {
    try {
      if (frame instanceof Http2HeadersFrame request) {
        answer(context, request);
      }
    } finally {
      ReferenceCountUtil.release(frame);
    }
  }

  private void answer(ChannelHandlerContext context, Http2HeadersFrame request) {
    Http2Headers headers = request.headers();
    BareAnswer answer =
        answers.find(headers.method(), headers.path(), headers.get(HttpHeaderNames.ACCEPT));
    if (answer == null) {
      context.writeAndFlush(new DefaultHttp2HeadersFrame(NOT_FOUND, true).stream(request.stream()));
      return;
    }
    context.write(new DefaultHttp2HeadersFrame(answer.http2()).stream(request.stream()));
    context.writeAndFlush(
        new DefaultHttp2DataFrame(Unpooled.wrappedBuffer(answer.body()), true)
            .stream(request.stream()));
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
