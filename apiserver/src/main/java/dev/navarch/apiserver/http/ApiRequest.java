package dev.navarch.apiserver.http;

import dev.navarch.apiserver.request.Query;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A request, or its head with an empty body.
 *
 * @param id names the request in the answer, in the {@code Audit-Id} header, and in logs
 * @param path decoded, without the query
 * @param body not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // requests are not compared
public record ApiRequest(
    String id, String method, String path, Query query, Headers headers, byte[] body, Peer peer) {

  /** A request whose id is what its headers say, or a new one. */
  public ApiRequest(
      String method, String path, Query query, Headers headers, byte[] body, Peer peer) {
    this(RequestId.of(headers), method, path, query, headers, body, peer);
  }

  /**
   * A request for what stands on its first line.
   *
   * @param uri the path and the query, escaped; a whole URI, as proxies send it, also counts
   * @throws IllegalArgumentException if the path is not properly escaped
   */
  static ApiRequest read(
      String id, String method, String uri, Headers headers, byte[] body, Peer peer) {
    String target = withoutAuthority(uri);
    int question = target.indexOf('?');
    return new ApiRequest(
        id,
        method,
        decodePath(question < 0 ? target : target.substring(0, question)),
        Query.parse(question < 0 ? "" : target.substring(question + 1)),
        headers,
        body,
        peer);
  }

  /** The path and the query of a target in absolute form, whose host is not looked at. */
  private static String withoutAuthority(String uri) {
    if (uri.startsWith("/")) {
      return uri;
    }
    int scheme =
        uri.regionMatches(true, 0, "https://", 0, 8)
            ? 8
            : uri.regionMatches(true, 0, "http://", 0, 7) ? 7 : -1;
    if (scheme < 0) {
      return uri;
    }
    for (int i = scheme; i < uri.length(); i++) {
      char next = uri.charAt(i);
      if (next == '/') {
        return uri.substring(i);
      }
      if (next == '?') {
        return "/" + uri.substring(i);
      }
    }
    return "/";
  }

  private static String decodePath(String raw) {
    return raw.indexOf('%') < 0
        ? raw
        : URLDecoder.decode(raw.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** Returns this request with its body, which has arrived meanwhile. */
  public ApiRequest withBody(byte[] read) {
    return new ApiRequest(id, method, path, query, headers, read, peer);
  }

  /** Whether the client wants the answer as messages of a WebSocket. */
  public boolean wantsWebSocket() {
    return headers.first("Upgrade").orElse("").strip().equalsIgnoreCase("websocket")
        && headers.all("Connection").stream()
            .anyMatch(value -> value.toLowerCase(Locale.ROOT).contains("upgrade"));
  }

  /** Method and path alone: the rest may hold secrets. */
  @Override
  public String toString() {
    return method + " " + path;
  }
}
