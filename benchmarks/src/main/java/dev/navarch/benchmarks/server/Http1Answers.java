package dev.navarch.benchmarks.server;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;

/**
 * Answers requests of HTTP/1.1 as soon as their header is there, for clients that wait for an
 * answer before they ask again. Of a large body it writes as much at a time as the channel has room
 * for.
 */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class Http1Answers extends ChannelInboundHandlerAdapter {
  private static final byte[] NOT_FOUND =
      "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] NOTHING = new byte[0];
  private static final int PIECE = 64 << 10;

  private final BareAnswers answers;
  private byte[] body = NOTHING;
  private int written;

  Http1Answers(BareAnswers answers) {
    this.answers = answers;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object part) {
    try {
      if (part instanceof HttpRequest request) {
        BareAnswer answer =
            answers.find(
                request.method().asciiName(),
                request.uri(),
                request.headers().get(HttpHeaderNames.ACCEPT));
        body = answer == null ? NOTHING : answer.body();
        written = 0;
        context.write(Unpooled.wrappedBuffer(answer == null ? NOT_FOUND : answer.http1()));
        writeOn(context);
      }
    } finally {
      ReferenceCountUtil.release(part);
    }
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    writeOn(context);
    context.fireChannelWritabilityChanged();
  }

  private void writeOn(ChannelHandlerContext context) {
    while (written < body.length && context.channel().isWritable()) {
      int length = Math.min(PIECE, body.length - written);
      int from = written;
      written += length;
      context.write(Unpooled.wrappedBuffer(body, from, length));
    }
    context.flush();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
