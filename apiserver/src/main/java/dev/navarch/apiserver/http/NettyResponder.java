package dev.navarch.apiserver.http;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Answers one request over its channel. */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class NettyResponder implements Responder {
  private final ChannelHandlerContext context;
  private final boolean head;
  private final boolean gzip;
  private final boolean keepAlive;
  private final Runnable answered;
  private final AtomicBoolean begun = new AtomicBoolean();

  /** The event loop's. */
  private @Nullable NettyResponseStream stream;

  NettyResponder(
      ChannelHandlerContext context,
      @Nullable HttpRequest request,
      boolean keepAlive,
      Runnable answered) {
    this.context = context;
    this.head = RequestReader.isHead(request);
    this.gzip = Gzip.isWelcome(RequestReader.acceptedEncodings(request));
    this.keepAlive = keepAlive;
    this.answered = answered;
  }

  @Override
  public void respond(int status, Headers headers, byte[] body) {
    begin();
    boolean zip = gzip && !head && Gzip.isWorthwhile(body.length);
    byte[] sent = zip ? Gzip.zip(body) : body;
    DefaultFullHttpResponse response =
        new DefaultFullHttpResponse(
            HttpVersion.HTTP_1_1,
            HttpResponseStatus.valueOf(status),
            head ? Unpooled.EMPTY_BUFFER : Unpooled.wrappedBuffer(sent));
    fill(response, headers);
    response.headers().setInt(HttpHeaderNames.CONTENT_LENGTH, sent.length);
    if (zip) {
      response.headers().set(HttpHeaderNames.CONTENT_ENCODING, HttpHeaderValues.GZIP);
    }
    onLoop(() -> {
      context.writeAndFlush(response);
      answered.run();
    });
  }

  @Override
  public ResponseStream stream(int status, Headers headers) {
    begin();
    DefaultHttpResponse response =
        new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(status));
    fill(response, headers);
    HttpUtil.setTransferEncodingChunked(response, true);
    NettyResponseStream begunStream = new NettyResponseStream(context, answered);
    onLoop(() -> {
      stream = begunStream;
      context.writeAndFlush(response);
    });
    return begunStream;
  }

  /** On the event loop. */
  void connectionLost() {
    if (stream != null) {
      stream.connectionLost();
    }
  }

  private void begin() {
    if (!begun.compareAndSet(false, true)) {
      throw new IllegalStateException("the request is answered already");
    }
  }

  private void fill(HttpMessage response, Headers headers) {
    headers.forEach((name, value) -> response.headers().add(name, value));
    if (!keepAlive) {
      response.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
    }
  }

  private void onLoop(Runnable action) {
    if (context.executor().inEventLoop()) {
      action.run();
    } else {
      context.executor().execute(action);
    }
  }
}
