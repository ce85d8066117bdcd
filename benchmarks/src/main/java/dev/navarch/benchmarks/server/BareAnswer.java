package dev.navarch.benchmarks.server;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.ReadOnlyHttp2Headers;
import io.netty.util.AsciiString;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** An answer encoded as far as can be done before anybody asks. For any thread. */
final class BareAnswer {
  private final Answer answer;
  private final Http2Headers http2;
  private final byte[] http1;

  BareAnswer(Answer answer) {
    this.answer = answer;
    List<Map.Entry<String, String>> headers = headers(answer);
    this.http2 = http2(answer, headers);
    this.http1 = http1(answer, headers);
  }

  /** Those of the answer, without what is about the connection it came on. */
  private static List<Map.Entry<String, String>> headers(Answer answer) {
    List<Map.Entry<String, String>> headers = new ArrayList<>();
    boolean length = false;
    for (Map.Entry<String, String> header : answer.response().headers()) {
      String name = header.getKey().toLowerCase(Locale.ROOT);
      length |= HttpHeaderNames.CONTENT_LENGTH.contentEquals(name);
      if (!HttpHeaderNames.TRANSFER_ENCODING.contentEquals(name)
          && !HttpHeaderNames.CONNECTION.contentEquals(name)) {
        headers.add(Map.entry(name, header.getValue()));
      }
    }
    if (!length) {
      headers.add(
          Map.entry(
              HttpHeaderNames.CONTENT_LENGTH.toString(),
              Integer.toString(answer.response().body().length)));
    }
    return headers;
  }

  private static Http2Headers http2(Answer answer, List<Map.Entry<String, String>> headers) {
    List<AsciiString> others = new ArrayList<>();
    for (Map.Entry<String, String> header : headers) {
      others.add(AsciiString.of(header.getKey()));
      others.add(AsciiString.of(header.getValue()));
    }
    return ReadOnlyHttp2Headers.serverHeaders(
        true,
        AsciiString.of(Integer.toString(answer.response().status())),
        others.toArray(new AsciiString[0]));
  }

  private static byte[] http1(Answer answer, List<Map.Entry<String, String>> headers) {
    StringBuilder head = new StringBuilder("HTTP/1.1 ");
    head.append(HttpResponseStatus.valueOf(answer.response().status())).append("\r\n");
    headers.forEach(header ->
        head.append(header.getKey()).append(": ").append(header.getValue()).append("\r\n"));
    return head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  boolean isFor(CharSequence method, CharSequence accept) {
    return answer.isFor(method, accept);
  }

  Http2Headers http2() {
    return http2;
  }

  /** The status line and the headers. */
  byte[] http1() {
    return http1;
  }

  byte[] body() {
    return answer.response().body();
  }
}
