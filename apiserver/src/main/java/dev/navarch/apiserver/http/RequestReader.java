package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
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
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Puts the parts of a request together and has it answered. A connection of HTTP/1.1 may bring
 * several requests without waiting for answers: the next one is looked at when the one before is
 * answered.
 *
 * <p>All fields belong to the channel's event loop.
 */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class RequestReader extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = System.getLogger(RequestReader.class.getName());

  /** How many parts may wait behind a request that is being answered before reading stops. */
  private static final int MAX_WAITING = 64;

  /**
   * How long the rest of a request that was refused is read, so that its sender gets to the answer.
   */
  private static final long LINGER_MILLIS = 2000;

  /** Of a body that is announced, as much is reserved before it is there. */
  private static final int RESERVED = 64 << 10;

  private static final byte[] NOTHING = new byte[0];

  private final HttpOptions options;
  private final Handler handler;
  private final Connection connection;
  private final ArrayDeque<Object> waiting = new ArrayDeque<>();

  private @Nullable HttpRequest head;

  /** How long the body is to be, as far as its sender says. */
  private long announced;

  private byte[] body = NOTHING;
  private int bodySize;
  private @Nullable Future<?> deadline;
  private @Nullable NettyResponder current;

  /** Whether the request that is being answered was read to its end. */
  private boolean whole;

  /** Whether the connection is closed once what was sent has arrived. */
  private boolean closing;

  RequestReader(HttpOptions options, Handler handler, Connection connection) {
    this.options = options;
    this.handler = handler;
    this.connection = connection;
  }

  /** Whether a request waits for its answer, or for the end of it. */
  boolean isAnswering() {
    return current != null;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object part) {
    if (closing || (current != null && !whole)) {
      ReferenceCountUtil.release(part);
      whole |= part instanceof LastHttpContent;
      if (closing && whole) {
        closeWhenSent(context);
      }
      return;
    }
    if (current == null) {
      read(context, part);
      return;
    }
    waiting.add(part);
    if (waiting.size() >= MAX_WAITING) {
      context.channel().config().setAutoRead(false);
    }
  }

  private void read(ChannelHandlerContext context, Object part) {
    try {
      if (part instanceof HttpObject object && object.decoderResult().isFailure()) {
        refuse(context, unreadable(object.decoderResult()));
        return;
      }
      if (part instanceof HttpRequest request) {
        begin(context, request);
      }
      HttpRequest begun = head;
      if (current == null && begun != null && part instanceof HttpContent content) {
        append(context, content.content());
        if (part instanceof LastHttpContent) {
          whole = true;
          if (current == null) {
            complete(context, begun);
          }
        }
      }
    } finally {
      ReferenceCountUtil.release(part);
    }
  }

  private void begin(ChannelHandlerContext context, HttpRequest request) {
    head = request;
    whole = false;
    body = NOTHING;
    bodySize = 0;
    announced = HttpUtil.getContentLength(request, 0L);
    if (announced > options.maxBodyBytes()) {
      refuse(context, Delivery.tooLarge(options.maxBodyBytes()));
    } else if (HttpUtil.is100ContinueExpected(request)) {
      context.writeAndFlush(
          new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE));
    }
  }

  /** Most requests arrive in one go; a deadline is set for those that do not. */
  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    setDeadline(context);
    context.fireChannelReadComplete();
  }

  private void setDeadline(ChannelHandlerContext context) {
    if (head != null && deadline == null) {
      deadline =
          context
              .executor()
              .schedule(
                  () ->
                      refuse(
                          context, StatusAnswer.plain(408, "the request did not arrive in time")),
                  options.requestTimeout().toMillis(),
                  TimeUnit.MILLISECONDS);
    }
  }

  private void append(ChannelHandlerContext context, ByteBuf content) {
    int length = content.readableBytes();
    if (bodySize + length > options.maxBodyBytes()) {
      refuse(context, Delivery.tooLarge(options.maxBodyBytes()));
      return;
    }
    reserve(bodySize + length);
    content.readBytes(body, bodySize, length);
    bodySize += length;
  }

  /** Makes room for the body: just what it needs, where it is announced or comes in one piece. */
  private void reserve(int needed) {
    if (needed > body.length) {
      long more = Math.max(RESERVED, 2L * body.length);
      long room = announced > 0 ? Math.min(announced, more) : 2L * body.length;
      body = Arrays.copyOf(body, (int) Math.max(needed, room));
    }
  }

  private static ApiException unreadable(DecoderResult result) {
    Throwable cause = result.cause();
    return cause instanceof TooLongHttpHeaderException || cause instanceof TooLongHttpLineException
        ? StatusAnswer.plain(431, "the header fields of the request are too large")
        : ApiException.badRequest("the request cannot be read: " + cause.getMessage());
  }

  private void complete(ChannelHandlerContext context, HttpRequest request) {
    Headers headers = headers(request);
    String id = RequestId.of(headers);
    NettyResponder responder = answerTo(context, request, id, keepsAlive(request));
    byte[] read = bodySize == body.length ? body : Arrays.copyOf(body, bodySize);
    body = NOTHING;
    Delivery.of(
        id,
        () ->
            ApiRequest.read(
                id, request.method().name(), request.uri(), headers, read, connection.peer()),
        handler,
        responder);
  }

  private static boolean keepsAlive(HttpRequest request) {
    return HttpUtil.isKeepAlive(request) && !request.protocolVersion().equals(HttpVersion.HTTP_1_0);
  }

  /** Answers before the request is complete, and reads no more from this peer. */
  private void refuse(ChannelHandlerContext context, ApiException why) {
    if (current == null) {
      StatusAnswer.send(answerTo(context, head, RequestId.fresh(), false), why);
    }
  }

  private NettyResponder answerTo(
      ChannelHandlerContext context, @Nullable HttpRequest request, String id, boolean keepAlive) {
    cancelDeadline();
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
    current = responder;
    head = null;
    return responder;
  }

  private void answered(ChannelHandlerContext context, boolean keepAlive) {
    current = null;
    if (connection.http2() ? !whole : !keepAlive || connection.draining().getAsBoolean()) {
      closing = true;
      if (whole) {
        closeWhenSent(context);
      } else {
        Future<?> unused =
            context
                .executor()
                .schedule(() -> closeWhenSent(context), LINGER_MILLIS, TimeUnit.MILLISECONDS);
      }
      return;
    }
    while (current == null && !waiting.isEmpty()) {
      read(context, waiting.remove());
    }
    if (waiting.isEmpty()) {
      context.channel().config().setAutoRead(true);
    }
    setDeadline(context);
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

  private void cancelDeadline() {
    if (deadline != null) {
      deadline.cancel(false);
      deadline = null;
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    cancelDeadline();
    dropWaiting();
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
