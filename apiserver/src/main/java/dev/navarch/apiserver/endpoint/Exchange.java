package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Responder;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import java.nio.charset.StandardCharsets;

/** A request with the way back to its sender. */
public record Exchange(ApiRequest request, RequestContext context, Responder responder) {
  private static final byte[] NO_SUCH_PAGE =
      "404 page not found\n".getBytes(StandardCharsets.UTF_8);
  private static final Headers PLAIN_TEXT = Headers.of("Content-Type", "text/plain; charset=utf-8");

  /** Returns this exchange as one of another user. */
  public Exchange as(User user) {
    return new Exchange(
        request,
        new RequestContext(
            context.info(), user, context.userAgent(), context.warnings(), context.received()),
        responder);
  }

  /** Returns this exchange with the body of its request. */
  public Exchange withBody(byte[] body) {
    return new Exchange(request.withBody(body), context, responder);
  }

  public RequestInfo info() {
    return context.info();
  }

  public Query query() {
    return request.query();
  }

  /** The version that the path names. */
  public GroupVersion version() {
    return info().groupVersion();
  }

  public ObjectName name() {
    return new ObjectName(info().namespace(), info().name());
  }

  public String accept() {
    return String.join(",", request.headers().all("Accept"));
  }

  public String contentType() {
    return request.headers().first("Content-Type").orElse("");
  }

  /** Answers, with the warnings that came up on the way. */
  public void respond(int status, String contentType, byte[] body) {
    responder.respond(status, headers(contentType), body);
  }

  /** Begins an answer in pieces. */
  public ResponseStream stream(int status, String contentType) {
    return responder.stream(status, headers(contentType));
  }

  /**
   * Begins the answer to a watch, whose pieces are events: over a WebSocket for those who want one.
   *
   * @param text whether events are text
   */
  public ResponseStream events(String contentType, boolean text) {
    Headers headers = headers(contentType);
    return request.wantsWebSocket()
        ? responder.webSocket(headers, text)
        : responder.events(200, headers);
  }

  /** Answers that there is no such page, in plain text. */
  public void noSuchPage() {
    responder.respond(404, PLAIN_TEXT, NO_SUCH_PAGE);
  }

  /** A warning as HTTP has it. */
  public static String warning(String text) {
    return WarningHeader.of(text);
  }

  private Headers headers(String contentType) {
    Headers.Builder headers =
        Headers.builder()
            .add("Content-Type", contentType)
            .add("Cache-Control", "no-cache, private");
    for (String warning : context.warnings().all()) {
      headers.add("Warning", WarningHeader.of(warning));
    }
    return headers.build();
  }
}
