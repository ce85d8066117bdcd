package dev.navarch.benchmarks.server;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.ReferenceCountUtil;
import java.util.Map;

/** Answers requests of HTTP/1.1 as soon as their header is there. */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class Http1Answers extends ChannelInboundHandlerAdapter {
  private final Map<String, byte[]> answers;

  Http1Answers(Map<String, byte[]> answers) {
    this.answers = answers;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object part) {
    try {
      if (part instanceof HttpRequest request) {
        byte[] body = answers.get(request.uri());
        DefaultFullHttpResponse response =
            new DefaultFullHttpResponse(
                HttpVersion.HTTP_1_1,
                body == null ? HttpResponseStatus.NOT_FOUND : HttpResponseStatus.OK,
                body == null ? Unpooled.EMPTY_BUFFER : Unpooled.wrappedBuffer(body));
        response
            .headers()
            .set(HttpHeaderNames.CONTENT_TYPE, HttpHeaderValues.APPLICATION_JSON)
            .setInt(HttpHeaderNames.CONTENT_LENGTH, response.content().readableBytes());
        context.writeAndFlush(response);
      }
    } finally {
      ReferenceCountUtil.release(part);
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
