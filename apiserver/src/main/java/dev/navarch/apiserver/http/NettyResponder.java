package dev.navarch.apiserver.http;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Answers one request over its channel. */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class NettyResponder implements Responder {
  /** Hears how far the answer is; on the event loop. */
  interface Progress {
    /** The answer is written. */
    void answered();

    /** The connection is a WebSocket from now on. */
    void upgraded(WebSocketStream stream);
  }

  private final ChannelHandlerContext context;
  private final Connection connection;
  private final @Nullable HttpRequest request;
  private final String id;
  private final boolean keepAlive;
  private final Progress progress;
  private final AtomicBoolean begun = new AtomicBoolean();

  /** Whether what is left of the request is too much to be read only to keep the connection. */
  private volatile boolean leavesMuch;

  /** The event loop's. */
  private @Nullable NettyResponseStream stream;

  /**
   * Answers a request.
   *
   * @param request null if not even its header could be read
   */
  NettyResponder(
      ChannelHandlerContext context,
      Connection connection,
      @Nullable HttpRequest request,
      String id,
      boolean keepAlive,
      Progress progress) {
    this.context = context;
    this.connection = connection;
    this.request = request;
    this.id = id;
    this.keepAlive = keepAlive;
    this.progress = progress;
  }

  /** Whether a part of the body that is still to come makes the connection not worth keeping. */
  void leavesMuch(boolean much) {
    leavesMuch = much;
  }

  boolean leavesMuch() {
    return leavesMuch;
  }

  boolean hasBegun() {
    return begun.get();
  }

  @Override
  public void respond(int status, Headers headers, byte[] body) {
    respond(status, headers, body, () -> {});
  }

  @Override
  public void respond(int status, Headers headers, byte[] body, Runnable sent) {
    begin();
    if (!Gzip.isWorthwhile(body.length) || !zips()) {
      send(status, headers, body, false, sent);
    } else if (context.executor().inEventLoop()) {
      // Other connections share the event loop: they do not wait for this.
      Thread.startVirtualThread(() -> send(status, headers, Gzip.zip(body), true, sent));
    } else {
      send(status, headers, Gzip.zip(body), true, sent);
    }
  }

  private void send(int status, Headers headers, byte[] body, boolean zipped, Runnable sent) {
    DefaultFullHttpResponse response =
        new DefaultFullHttpResponse(
            HttpVersion.HTTP_1_1,
            HttpResponseStatus.valueOf(status),
            isHead() ? Unpooled.EMPTY_BUFFER : Unpooled.wrappedBuffer(body));
    fill(response.headers(), headers, zipped);
    response.headers().setInt(HttpHeaderNames.CONTENT_LENGTH, body.length);
    boolean taken =
        onLoop(() -> {
          if (body.length > ConnectionLoad.COUNTED) {
            connection.load().add(body.length);
            context
                .writeAndFlush(response)
                .addListener(done -> {
                  connection.load().remove(body.length);
                  sent.run();
                });
          } else {
            context.writeAndFlush(response);
            sent.run();
          }
          progress.answered();
        });
    if (!taken) {
      sent.run();
    }
  }

  @Override
  public ResponseStream stream(int status, Headers headers) {
    return stream(status, headers, RequestAllowance.UNLIMITED);
  }

  @Override
  public ResponseStream stream(int status, Headers headers, RequestAllowance allowance) {
    boolean zipped = zips();
    ResponseStream plain = begin(status, headers, zipped, allowance);
    return zipped ? new GzipStream(plain) : plain;
  }

  @Override
  public ResponseStream events(int status, Headers headers) {
    return events(status, headers, RequestAllowance.UNLIMITED);
  }

  @Override
  public ResponseStream events(int status, Headers headers, RequestAllowance allowance) {
    return begin(status, headers, false, allowance);
  }

  private ResponseStream begin(
      int status, Headers headers, boolean zipped, RequestAllowance allowance) {
    begin();
    DefaultHttpResponse response =
        new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(status));
    fill(response.headers(), headers, zipped);
    HttpUtil.setTransferEncodingChunked(response, !isOld());
    NettyResponseStream begunStream =
        new NettyResponseStream(context, isHead(), allowance, progress::answered);
    boolean taken =
        onLoop(() -> {
          stream = begunStream;
          context.writeAndFlush(response);
          if (!context.channel().isActive()) {
            begunStream.connectionLost();
          }
        });
    if (!taken) {
      begunStream.connectionLost();
    }
    return begunStream;
  }

  @Override
  public ResponseStream webSocket(Headers headers, boolean text) {
    return webSocket(headers, text, RequestAllowance.UNLIMITED);
  }

  @Override
  public ResponseStream webSocket(Headers headers, boolean text, RequestAllowance allowance) {
    WebSocketHandshake handshake = WebSocketHandshake.of(request, connection.http2());
    begin();
    HttpHeaders fields = new DefaultHttpHeaders();
    headers.forEach(fields::add);
    fields.set(RequestId.HEADER, id);
    WebSocketStream socket =
        new WebSocketStream(context.channel(), handshake.protocol(), text, allowance);
    boolean taken =
        onLoop(() -> {
          if (context.channel().isActive()) {
            progress.upgraded(socket);
            handshake.answer(context.channel(), fields);
          } else {
            socket.over();
          }
        });
    if (!taken) {
      socket.over();
    }
    return socket;
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

  private void fill(HttpHeaders fields, Headers headers, boolean zipped) {
    headers.forEach(fields::add);
    fields.set(RequestId.HEADER, id);
    if (zipped) {
      fields.set(HttpHeaderNames.CONTENT_ENCODING, HttpHeaderValues.GZIP);
      fields.add(HttpHeaderNames.VARY, HttpHeaderNames.ACCEPT_ENCODING);
    }
    if (!connection.http2() && (!keepAlive || leavesMuch || connection.draining().getAsBoolean())) {
      fields.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
    }
  }

  private boolean isHead() {
    return request != null && request.method().equals(HttpMethod.HEAD);
  }

  /** HTTP/1.0 knows no chunks: what comes in pieces ends with the connection. */
  private boolean isOld() {
    return request != null && request.protocolVersion().equals(HttpVersion.HTTP_1_0);
  }

  private boolean zips() {
    return request != null
        && !isHead()
        && connection.compresses(
            GzipWish.of(
                String.join(",", request.headers().getAll(HttpHeaderNames.ACCEPT_ENCODING))));
  }

  /** Runs something on the event loop; false if that is no more, and the connection neither. */
  private boolean onLoop(Runnable action) {
    if (context.executor().inEventLoop()) {
      action.run();
      return true;
    }
    try {
      context.executor().execute(action);
      return true;
    } catch (RejectedExecutionException e) {
      return false;
    }
  }
}
