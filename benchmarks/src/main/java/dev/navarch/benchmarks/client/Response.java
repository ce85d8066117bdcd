package dev.navarch.benchmarks.client;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A whole answer; nobody changes its body any more. */
public final class Response {
  private static final int SHOWN = 300;

  private final int status;
  private final List<Map.Entry<String, String>> headers;
  private final byte[] body;

  public Response(int status, List<Map.Entry<String, String>> headers, byte[] body) {
    this.status = status;
    this.headers = List.copyOf(headers);
    this.body = body;
  }

  public int status() {
    return status;
  }

  public List<Map.Entry<String, String>> headers() {
    return headers;
  }

  public byte[] body() {
    return body;
  }

  public boolean isSuccess() {
    return status / 100 == 2;
  }

  /** The status and the beginning of the body. */
  public String summary() {
    int length = Math.min(SHOWN, body.length);
    return status + " " + new String(body, 0, length, StandardCharsets.UTF_8).strip();
  }
}
