package dev.navarch.attacks.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A request to be sent over HTTP/1.1.
 *
 * @param kind what the request tries, for reports
 * @param target path and query as they are sent
 * @param headers whole lines
 */
@SuppressWarnings("ArrayRecordComponent") // requests are not compared
record FuzzCase(String kind, String method, String target, List<String> headers, byte[] body) {
  static FuzzCase get(String kind, String target, String... headers) {
    return new FuzzCase(kind, "GET", target, List.of(headers), new byte[0]);
  }

  static FuzzCase of(String kind, String method, String target, String type, String body) {
    return new FuzzCase(
        kind,
        method,
        target,
        List.of("Content-Type: " + type),
        body.getBytes(StandardCharsets.UTF_8));
  }

  static FuzzCase post(String kind, String target, String json) {
    return of(kind, "POST", target, "application/json", json);
  }

  byte[] bytes(String token) {
    StringBuilder head = new StringBuilder();
    head.append(method).append(' ').append(target).append(" HTTP/1.1\r\nHost: localhost\r\n");
    head.append("Authorization: Bearer ").append(token).append("\r\n");
    headers.forEach(line -> head.append(line).append("\r\n"));
    head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
    ByteArrayOutputStream out = new ByteArrayOutputStream(head.length() + body.length);
    out.writeBytes(head.toString().getBytes(StandardCharsets.ISO_8859_1));
    out.writeBytes(body);
    return out.toByteArray();
  }

  @Override
  public String toString() {
    String shown = target.length() > 300 ? target.substring(0, 300) + "…" : target;
    String text = new String(body, 0, Math.min(body.length, 600), StandardCharsets.UTF_8);
    return "%s: %s %s %s (%d bytes) %s"
        .formatted(kind, method, shown, headers.toString(), body.length, text);
  }
}
