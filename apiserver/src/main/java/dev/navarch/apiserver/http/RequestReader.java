package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.request.Query;
import io.netty.buffer.ByteBuf;
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
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
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

  private final HttpOptions options;
  private final Handler handler;
  private final Peer peer;
  private final ArrayDeque<Object> waiting = new ArrayDeque<>();

  private @Nullable HttpRequest head;
  private ByteArrayOutputStream body = new ByteArrayOutputStream(0);
  private @Nullable Future<?> deadline;
  private @Nullable NettyResponder current;

  /** Whether the request that is being answered was read to its end. */
  private boolean whole;

  /** Whether the connection is closed once what was sent has arrived. */
  private boolean closing;

  RequestReader(HttpOptions options, Handler handler, Peer peer) {
    this.options = options;
    this.handler = handler;
    this.peer = peer;
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
    body = new ByteArrayOutputStream(0);
    deadline =
        context
            .executor()
            .schedule(
                () ->
                    refuse(context, StatusAnswer.plain(408, "the request did not arrive in time")),
                options.requestTimeout().toMillis(),
                TimeUnit.MILLISECONDS);
    if (HttpUtil.getContentLength(request, 0L) > options.maxBodyBytes()) {
      refuse(context, tooLarge());
    } else if (HttpUtil.is100ContinueExpected(request)) {
      context.writeAndFlush(
          new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE));
    }
  }

  private void append(ChannelHandlerContext context, ByteBuf content) {
    int length = content.readableBytes();
    if (body.size() + length > options.maxBodyBytes()) {
      refuse(context, tooLarge());
      return;
    }
    try {
      content.readBytes(body, length);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private ApiException tooLarge() {
    return ApiException.requestEntityTooLarge("limit is " + options.maxBodyBytes());
  }

  private static ApiException unreadable(DecoderResult result) {
    Throwable cause = result.cause();
    return cause instanceof TooLongHttpHeaderException || cause instanceof TooLongHttpLineException
        ? StatusAnswer.plain(431, "the header fields of the request are too large")
        : ApiException.badRequest("the request cannot be read: " + cause.getMessage());
  }

  private void complete(ChannelHandlerContext context, HttpRequest request) {
    NettyResponder responder = answerTo(context, request, HttpUtil.isKeepAlive(request));
    ApiRequest read;
    try {
      read = toRequest(request);
    } catch (IllegalArgumentException e) {
      StatusAnswer.send(responder, ApiException.badRequest("the path is not properly escaped"));
      return;
    }
    try {
      handler.handle(read, responder);
    } catch (Throwable e) {
      LOG.log(Level.ERROR, "a request broke down: " + read, e);
      StatusAnswer.send(
          responder, ApiException.internalError("the server broke down over this request"));
    }
  }

  /** Answers before the request is complete, and reads no more from this peer. */
  private void refuse(ChannelHandlerContext context, ApiException why) {
    if (current == null) {
      StatusAnswer.send(answerTo(context, head, false), why);
    }
  }

  private NettyResponder answerTo(
      ChannelHandlerContext context, @Nullable HttpRequest request, boolean keepAlive) {
    cancelDeadline();
    NettyResponder responder =
        new NettyResponder(context, request, keepAlive, () -> answered(context, keepAlive));
    current = responder;
    head = null;
    return responder;
  }

  private void answered(ChannelHandlerContext context, boolean keepAlive) {
    current = null;
    if (!keepAlive) {
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
  }

  private static void closeWhenSent(ChannelHandlerContext context) {
    context.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(sent -> context.close());
  }

  private ApiRequest toRequest(HttpRequest request) {
    String target = request.uri();
    int question = target.indexOf('?');
    String rawPath = question < 0 ? target : target.substring(0, question);
    Headers.Builder headers = Headers.builder();
    request.headers().forEach(field -> headers.add(field.getKey(), field.getValue()));
    return new ApiRequest(
        request.method().name(),
        decodePath(rawPath),
        Query.parse(question < 0 ? "" : target.substring(question + 1)),
        headers.build(),
        body.toByteArray(),
        peer);
  }

  private static String decodePath(String raw) {
    return raw.indexOf('%') < 0
        ? raw
        : URLDecoder.decode(raw.replace("+", "%2B"), StandardCharsets.UTF_8);
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
    waiting.forEach(ReferenceCountUtil::release);
    waiting.clear();
    if (current != null) {
      current.connectionLost();
    }
    context.fireChannelInactive();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    LOG.log(Level.DEBUG, "a connection broke: {0}", cause.getMessage());
    context.close();
  }

  static boolean isHead(@Nullable HttpRequest request) {
    return request != null && request.method().name().equals("HEAD");
  }

  static String acceptedEncodings(@Nullable HttpRequest request) {
    String value = request == null ? null : request.headers().get(HttpHeaderNames.ACCEPT_ENCODING);
    return value == null ? "" : value;
  }
}
