package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.netty.util.ReferenceCountUtil;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Hands the requests of a channel to the handler, one after the other. A request with a body is
 * handed over when its head has arrived, and its body is read when the handler asks for it. A
 * connection of HTTP/1.1 may bring several requests without waiting for answers: the next one is
 * looked at when the one before is answered and the peer has read enough of the answers.
 *
 * <p>All fields belong to the channel's event loop.
 */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class RequestReader extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = System.getLogger(RequestReader.class.getName());

  /** How many parts may wait behind a request that is being answered before reading stops. */
  private static final int MAX_WAITING = 64;

  /**
   * How long the rest of a request that was answered early is read, so that its sender gets to the
   * answer.
   */
  private static final long LINGER_MILLIS = 2000;

  /** The largest body that is read, and not kept, so that its connection can be used again. */
  private static final long WORTH_KEEPING = 256 << 10;

  private static final byte[] NOTHING = new byte[0];

  private final HttpOptions options;
  private final Handler handler;
  private final Connection connection;
  private final ArrayDeque<Object> waiting = new ArrayDeque<>();

  /** A request of HTTP/1.1 without a body, until the codec confirms that it is at its end. */
  private @Nullable HttpRequest head;

  /** The body of the current request, until it is answered. */
  private @Nullable IncomingBody body;

  private @Nullable Future<?> deadline;
  private @Nullable NettyResponder current;

  /** Whether the latest request was read to its end. */
  private boolean whole = true;

  /** Whether the connection is closed once what was sent has arrived. */
  private boolean closing;

  private long heads;

  RequestReader(HttpOptions options, Handler handler, Connection connection) {
    this.options = options;
    this.handler = handler;
    this.connection = connection;
  }

  /** Whether a request waits for its answer, or for the end of it. */
  boolean isAnswering() {
    return current != null;
  }

  /** The number of requests of which the head has arrived. */
  long heads() {
    return heads;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object part) {
    if (!whole) {
      readRest(context, part);
    } else if (closing) {
      ReferenceCountUtil.release(part);
    } else if (waiting.isEmpty() && (head != null || mayBegin(context))) {
      read(context, part);
    } else {
      waiting.add(part);
      adjustReading(context);
    }
  }

  /** Whether the next request may be looked at. */
  private boolean mayBegin(ChannelHandlerContext context) {
    return current == null && (connection.http2() || context.channel().isWritable());
  }

  private void read(ChannelHandlerContext context, Object part) {
    try {
      if (part instanceof HttpObject object && object.decoderResult().isFailure()) {
        whole = true;
        refuse(context, head, unreadable(object.decoderResult()));
      } else if (part instanceof HttpRequest request) {
        heads++;
        begin(context, request, part instanceof LastHttpContent);
      } else if (part instanceof LastHttpContent && head != null) {
        HttpRequest begun = head;
        head = null;
        start(context, begun, RequestBody.of(NOTHING));
      }
    } finally {
      ReferenceCountUtil.release(part);
    }
  }

  private void begin(ChannelHandlerContext context, HttpRequest request, boolean isAtEnd) {
    long announced = HttpUtil.getContentLength(request, 0L);
    boolean hasBody =
        !isAtEnd
            && (announced > 0 || connection.http2() || HttpUtil.isTransferEncodingChunked(request));
    whole = !hasBody;
    ApiException problem = problem(request, announced);
    if (problem != null) {
      refuse(context, request, problem);
    } else if (hasBody) {
      IncomingBody incoming =
          new IncomingBody(
              context.executor(),
              announced,
              options.maxBodyBytes(),
              () -> wanted(context, request));
      body = incoming;
      start(context, request, incoming);
      adjustReading(context);
    } else if (isAtEnd) {
      start(context, request, RequestBody.of(NOTHING));
    } else {
      head = request;
    }
  }

  private @Nullable ApiException problem(HttpRequest request, long announced) {
    if (!connection.http2()) {
      if (request.protocolVersion().majorVersion() != 1) {
        return StatusAnswer.plain(505, "unsupported protocol version");
      }
      int hosts = request.headers().getAll(HttpHeaderNames.HOST).size();
      if (hosts > 1 || (hosts == 0 && !isOld(request))) {
        return ApiException.badRequest(
            hosts > 1 ? "too many Host headers" : "missing required Host header");
      }
    } else if (connection.load().isTooMuch()) {
      return ApiException.tooManyRequests(
          "too many responses on this connection have not been read", 1);
    }
    return announced > options.maxBodyBytes() ? Delivery.tooLarge(options.maxBodyBytes()) : null;
  }

  private static boolean isOld(HttpRequest request) {
    return request.protocolVersion().equals(HttpVersion.HTTP_1_0);
  }

  /** Has a request answered, whose body may be still to come. */
  private void start(ChannelHandlerContext context, HttpRequest request, RequestBody sent) {
    Headers headers = headers(request);
    String id = RequestId.of(headers);
    NettyResponder responder = answerTo(context, request, id, keepsAlive(request));
    Delivery.of(
        id,
        () ->
            ApiRequest.read(
                id, request.method().name(), request.uri(), headers, NOTHING, connection.peer()),
        sent,
        handler,
        responder);
  }

  private static boolean keepsAlive(HttpRequest request) {
    return HttpUtil.isKeepAlive(request) && !isOld(request);
  }

  // ---- bodies

  /** The handler asks for the body. */
  private void wanted(ChannelHandlerContext context, HttpRequest request) {
    if (HttpUtil.is100ContinueExpected(request)) {
      context.writeAndFlush(
          new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE));
    }
    adjustReading(context);
  }

  /** Reads a part of a body, which is kept only if the handler has asked for it. */
  private void readRest(ChannelHandlerContext context, Object part) {
    try {
      boolean last = part instanceof LastHttpContent;
      if (last) {
        whole = true;
        cancelDeadline();
        if (current != null) {
          current.leavesMuch(false);
        }
      }
      IncomingBody incoming = body;
      if (part instanceof HttpObject object && object.decoderResult().isFailure()) {
        whole = true;
        closing = closing || current == null;
        if (incoming != null) {
          incoming.fail(unreadable(object.decoderResult()));
        }
      } else if (incoming != null && part instanceof HttpContent content) {
        receive(incoming, content);
      }
      if (last && current == null) {
        goOn(context);
      }
    } finally {
      ReferenceCountUtil.release(part);
    }
  }

  private void receive(IncomingBody incoming, HttpContent content) {
    try {
      incoming.add(content);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.ERROR, "internal error handling a request", e);
      NettyResponder responder = current;
      if (responder != null && !responder.hasBegun()) {
        StatusAnswer.send(responder, ApiException.internalError("internal error"));
      }
    }
  }

  /** Most requests arrive in one go; a deadline is set for those that do not. */
  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    setDeadline(context);
    context.fireChannelReadComplete();
  }

  private void setDeadline(ChannelHandlerContext context) {
    IncomingBody incoming = body;
    if (incoming != null && !whole && deadline == null) {
      deadline =
          context
              .executor()
              .schedule(
                  () ->
                      incoming.fail(StatusAnswer.plain(408, "the request did not arrive in time")),
                  options.timeouts().request().toMillis(),
                  TimeUnit.MILLISECONDS);
    }
  }

  private void cancelDeadline() {
    if (deadline != null) {
      deadline.cancel(false);
      deadline = null;
    }
  }

  private static ApiException unreadable(DecoderResult result) {
    Throwable cause = result.cause();
    return cause instanceof TooLongHttpHeaderException || cause instanceof TooLongHttpLineException
        ? StatusAnswer.plain(431, "the header fields of the request are too large")
        : ApiException.badRequest("the request cannot be read: " + cause.getMessage());
  }

  // ---- answers

  /** Answers a request that is not handed over, and reads no more from this peer. */
  private void refuse(
      ChannelHandlerContext context, @Nullable HttpRequest request, ApiException why) {
    head = null;
    StatusAnswer.send(answerTo(context, request, RequestId.fresh(), false), why);
  }

  private NettyResponder answerTo(
      ChannelHandlerContext context, @Nullable HttpRequest request, String id, boolean keepAlive) {
    NettyResponder responder =
        new NettyResponder(
            context,
            connection,
            request,
            id,
            keepAlive,
            new NettyResponder.Progress() {
              @Override
              public void answered() {
                RequestReader.this.answered(context, keepAlive);
              }

              @Override
              public void upgraded(WebSocketStream stream) {
                RequestReader.this.upgraded(context, stream);
              }
            });
    responder.leavesMuch(!whole && !isWorthReading(request));
    current = responder;
    return responder;
  }

  private static boolean isWorthReading(@Nullable HttpRequest request) {
    long announced = request == null ? 0 : HttpUtil.getContentLength(request, 0L);
    return announced > 0 && announced <= WORTH_KEEPING;
  }

  private void answered(ChannelHandlerContext context, boolean keepAlive) {
    NettyResponder answer = current;
    current = null;
    body = null;
    cancelDeadline();
    boolean ends =
        connection.http2()
            ? !whole
            : !keepAlive
                || connection.draining().getAsBoolean()
                || (answer != null && answer.leavesMuch());
    closing = closing || ends;
    if (whole) {
      goOn(context);
    } else {
      // A little is read on, and not kept: a peer that still sends would otherwise lose the answer.
      adjustReading(context);
      Future<?> unused =
          context.executor().schedule(() -> endRest(context), LINGER_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  private void endRest(ChannelHandlerContext context) {
    if (!whole && current == null) {
      closing = true;
      closeWhenSent(context);
    }
  }

  /** Goes on after a request that was read to its end and answered. */
  private void goOn(ChannelHandlerContext context) {
    if (closing) {
      closeWhenSent(context);
      return;
    }
    while (whole && !waiting.isEmpty() && (head != null || mayBegin(context))) {
      read(context, waiting.remove());
    }
    while (!whole && !waiting.isEmpty()) {
      readRest(context, waiting.remove());
    }
    adjustReading(context);
    setDeadline(context);
  }

  /** Reads from the channel only what can be dealt with. */
  private void adjustReading(ChannelHandlerContext context) {
    IncomingBody incoming = body;
    boolean stops =
        whole
            ? waiting.size() >= MAX_WAITING || (current == null && !waiting.isEmpty())
            : incoming != null && incoming.isUnasked();
    if (context.channel().config().isAutoRead() == stops) {
      context.channel().config().setAutoRead(!stops);
    }
  }

  /**
   * The peer has read: requests that wait may be looked at. Not at once, because this is called in
   * the middle of a write.
   */
  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    if (!waiting.isEmpty() && context.channel().isWritable()) {
      context
          .executor()
          .execute(() -> {
            if (current == null && whole && !waiting.isEmpty()) {
              goOn(context);
            }
          });
    }
    context.fireChannelWritabilityChanged();
  }

  /** Makes room for the reader of a WebSocket; the connection stays busy until it is closed. */
  private void upgraded(ChannelHandlerContext context, WebSocketStream stream) {
    if (!waiting.isEmpty()) {
      LOG.log(Level.DEBUG, "a client spoke before it had its WebSocket");
      context.close();
    }
    dropWaiting();
    context.pipeline().replace(this, null, new WebSocketReader(stream));
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event == Connections.Notice.DRAIN
        && current == null
        && whole
        && head == null
        && !closing
        && !connection.http2()) {
      closing = true;
      closeWhenSent(context);
    }
    context.fireUserEventTriggered(event);
  }

  /** A stream of HTTP/2 that both sides have ended is closed without our help. */
  private void closeWhenSent(ChannelHandlerContext context) {
    if (!connection.http2()) {
      context.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(sent -> context.close());
    } else if (!whole) {
      context.close();
    }
  }

  private static Headers headers(HttpRequest request) {
    Headers.Builder headers = Headers.builder();
    Iterator<Map.Entry<CharSequence, CharSequence>> fields =
        request.headers().iteratorCharSequence();
    while (fields.hasNext()) {
      Map.Entry<CharSequence, CharSequence> field = fields.next();
      headers.add(field.getKey().toString(), field.getValue().toString());
    }
    return headers.build();
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    cancelDeadline();
    dropWaiting();
    if (body != null) {
      body.fail(IncomingBody.lost());
    }
    if (current != null) {
      current.connectionLost();
    }
    context.fireChannelInactive();
  }

  private void dropWaiting() {
    waiting.forEach(ReferenceCountUtil::release);
    waiting.clear();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    LOG.log(Level.DEBUG, "a connection broke: {0}", cause.getMessage());
    context.close();
  }
}
