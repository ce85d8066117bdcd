package dev.navarch.benchmarks.server;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http2.DefaultHttp2DataFrame;
import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.DefaultHttp2HeadersFrame;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2HeadersFrame;
import io.netty.util.AsciiString;
import io.netty.util.ReferenceCountUtil;
import java.util.Map;

/** Answers requests of HTTP/2 as soon as their header is there, without a channel for each. */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class Http2Answers extends ChannelInboundHandlerAdapter {
  private static final AsciiString CONTENT_TYPE = AsciiString.cached("content-type");
  private static final AsciiString CONTENT_LENGTH = AsciiString.cached("content-length");
  private static final AsciiString JSON = AsciiString.cached("application/json");
  private static final AsciiString OK = AsciiString.cached("200");
  private static final AsciiString NOT_FOUND = AsciiString.cached("404");

  private final Map<String, byte[]> answers;

  Http2Answers(Map<String, byte[]> answers) {
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
    byte[] body = answers.get(String.valueOf(request.headers().path()));
    Http2Headers headers = new DefaultHttp2Headers(false, 4).status(body == null ? NOT_FOUND : OK);
    if (body == null) {
      context.writeAndFlush(new DefaultHttp2HeadersFrame(headers, true).stream(request.stream()));
      return;
    }
    headers.set(CONTENT_TYPE, JSON).setInt(CONTENT_LENGTH, body.length);
    context.write(new DefaultHttp2HeadersFrame(headers).stream(request.stream()));
    context.writeAndFlush(
        new DefaultHttp2DataFrame(Unpooled.wrappedBuffer(body), true).stream(request.stream()));
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
