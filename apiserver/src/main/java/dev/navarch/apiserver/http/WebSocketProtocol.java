package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.util.Base64;
import java.util.List;

/** How messages travel over a WebSocket: the client chooses by name. */
enum WebSocketProtocol {
  /** As they are; what a client gets that names no protocol. */
  PLAIN(""),

  /** As bytes, even if they are text. */
  BINARY("binary.k8s.io"),

  /** As text even if they are not, in Base64. */
  BASE64("base64.binary.k8s.io");

  /** Not a protocol: browsers, which cannot set headers, hide a bearer token behind it. */
  private static final String BEARER_PREFIX = "base64url.bearer.authorization.k8s.io.";

  private final String id;

  WebSocketProtocol(String id) {
    this.id = id;
  }

  String id() {
    return id;
  }

  /**
   * The first that both sides know.
   *
   * @param offers the values of the client's {@code Sec-WebSocket-Protocol} fields
   */
  static WebSocketProtocol choose(List<String> offers) {
    boolean offered = false;
    for (String value : offers) {
      for (String item : value.split(",", -1)) {
        String name = item.strip();
        if (name.isEmpty() || name.startsWith(BEARER_PREFIX)) {
          continue;
        }
        offered = true;
        if (name.equals(BINARY.id)) {
          return BINARY;
        }
        if (name.equals(BASE64.id)) {
          return BASE64;
        }
      }
    }
    if (offered) {
      throw ApiException.badRequest(
          "the WebSocket protocols of this request are not supported; the server supports %s and %s"
              .formatted(BINARY.id, BASE64.id));
    }
    return PLAIN;
  }

  WebSocketFrame frame(byte[] message, boolean text) {
    return switch (this) {
      case PLAIN -> text ? new TextWebSocketFrame(wrapped(message)) : binary(message);
      case BINARY -> binary(message);
      case BASE64 -> new TextWebSocketFrame(wrapped(Base64.getEncoder().encode(message)));
    };
  }

  private static WebSocketFrame binary(byte[] message) {
    return new BinaryWebSocketFrame(wrapped(message));
  }

  private static ByteBuf wrapped(byte[] message) {
    return Unpooled.wrappedBuffer(message);
  }
}
