package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshaker13;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * Turns a connection of HTTP/1.1 into a WebSocket.
 *
 * <p>Differs from Kubernetes: an {@code Origin} is not asked for, as clients other than browsers
 * have none to tell.
 */
record WebSocketHandshake(HttpRequest request, WebSocketProtocol protocol) {
  private static final String VERSION = "13";
  private static final int KEY_BYTES = 16;

  /** What a client sends is not read, so it need not be large. */
  private static final int MAX_FRAME_BYTES = 64 << 10;

  /**
   * Looks at what the client asks for.
   *
   * @throws ApiException if it is not a handshake that can be answered
   */
  static WebSocketHandshake of(@Nullable HttpRequest request, boolean http2) {
    if (http2 || request == null || !request.protocolVersion().equals(HttpVersion.HTTP_1_1)) {
      throw ApiException.badRequest("a WebSocket needs a connection of HTTP/1.1");
    }
    if (!request.method().equals(HttpMethod.GET)) {
      throw ApiException.badRequest("a WebSocket begins with GET");
    }
    HttpHeaders headers = request.headers();
    if (!headers.containsValue(HttpHeaderNames.UPGRADE, "websocket", true)
        || !headers.containsValue(HttpHeaderNames.CONNECTION, "upgrade", true)) {
      throw ApiException.badRequest("the request does not ask for a WebSocket");
    }
    if (!VERSION.equals(headers.get(HttpHeaderNames.SEC_WEBSOCKET_VERSION))) {
      throw ApiException.badRequest("Sec-WebSocket-Version must be " + VERSION);
    }
    if (!isKey(headers.get(HttpHeaderNames.SEC_WEBSOCKET_KEY))) {
      throw ApiException.badRequest(
          "Sec-WebSocket-Key must be %d bytes in Base64".formatted(KEY_BYTES));
    }
    return new WebSocketHandshake(
        request, WebSocketProtocol.choose(headers.getAll(HttpHeaderNames.SEC_WEBSOCKET_PROTOCOL)));
  }

  private static boolean isKey(@Nullable String key) {
    try {
      return key != null && Base64.getDecoder().decode(key.strip()).length == KEY_BYTES;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Answers and exchanges the codecs of the channel; on its event loop. */
  ChannelFuture answer(Channel channel, HttpHeaders more) {
    FullHttpRequest whole =
        new DefaultFullHttpRequest(
            request.protocolVersion(),
            request.method(),
            request.uri(),
            Unpooled.EMPTY_BUFFER,
            request.headers(),
            EmptyHttpHeaders.INSTANCE);
    WebSocketServerHandshaker13 handshaker =
        new WebSocketServerHandshaker13(
            request.uri(),
            protocol.id().isEmpty() ? null : protocol.id(),
            WebSocketDecoderConfig.newBuilder().maxFramePayloadLength(MAX_FRAME_BYTES).build());
    return handshaker.handshake(channel, whole, more, channel.newPromise());
  }
}
