package dev.navarch.apiserver.server;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apiserver.http.Headers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

/** What a server answered. */
@SuppressWarnings("ArrayRecordComponent") // answers are not compared
public record Answer(int status, Headers headers, byte[] body) {

  public String text() {
    return new String(body, StandardCharsets.UTF_8);
  }

  /** A header field; empty if it is not there. */
  public String header(String name) {
    return headers.first(name).orElse("");
  }

  public String contentType() {
    return header("Content-Type");
  }

  /** The body as a JSON object. */
  @SuppressWarnings("unchecked") // names in a JSON object are texts
  public Map<String, Object> json() {
    return (Map<String, Object>) Objects.requireNonNull(JsonTree.parse(body));
  }
}
