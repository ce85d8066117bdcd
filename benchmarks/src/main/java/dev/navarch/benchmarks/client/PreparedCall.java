package dev.navarch.benchmarks.client;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.ReadOnlyHttp2Headers;
import io.netty.util.AsciiString;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A call as it is sent to one server, encoded once for all requests. For any thread. */
public final class PreparedCall {
  private static final String AGENT = "navarch-bench";

  private final Http2Headers http2;
  private final byte[] http1;

  PreparedCall(Call call, ClientConfig config) {
    this.http2 = http2(call, config);
    this.http1 = http1(call, config).getBytes(StandardCharsets.ISO_8859_1);
  }

  private static Http2Headers http2(Call call, ClientConfig config) {
    List<AsciiString> others = new ArrayList<>();
    for (String text : headers(call, config)) {
      others.add(AsciiString.of(text));
    }
    return ReadOnlyHttp2Headers.clientHeaders(
        true,
        AsciiString.of(call.method()),
        AsciiString.of(call.path()),
        AsciiString.of("https"),
        AsciiString.of(config.authority()),
        others.toArray(new AsciiString[0]));
  }

  private static String http1(Call call, ClientConfig config) {
    StringBuilder head = new StringBuilder(call.method());
    head.append(' ').append(call.path()).append(" HTTP/1.1\r\nhost: ").append(config.authority());
    List<String> headers = headers(call, config);
    for (int i = 0; i < headers.size(); i += 2) {
      head.append("\r\n").append(headers.get(i)).append(": ").append(headers.get(i + 1));
    }
    return head.append("\r\ncontent-length: ").toString();
  }

  /** Names and values by turns. */
  private static List<String> headers(Call call, ClientConfig config) {
    List<String> headers = new ArrayList<>(List.of("accept", call.accept(), "user-agent", AGENT));
    if (!call.contentType().isEmpty()) {
      headers.addAll(List.of("content-type", call.contentType()));
    }
    if (!config.token().isEmpty()) {
      headers.addAll(List.of("authorization", "Bearer " + config.token()));
    }
    return headers;
  }

  Http2Headers http2() {
    return http2;
  }

  /** All bytes of a request in HTTP/1.1. */
  ByteBuf http1(byte[] body) {
    byte[] length = (body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
    return Unpooled.wrappedBuffer(http1, length, body);
  }
}
