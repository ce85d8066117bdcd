package dev.navarch.testing.server;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A request as it is sent, sensible or not.
 *
 * @param target the path and the query, with nothing escaped that the maker did not escape
 * @param headers whole lines
 */
@SuppressWarnings("ArrayRecordComponent") // requests are not compared
record HostileRequest(String method, String target, List<String> headers, byte[] body) {
  byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream(512 + body.length);
    StringBuilder head = new StringBuilder();
    head.append(method).append(' ').append(target).append(" HTTP/1.1\r\nHost: x\r\n");
    headers.forEach(line -> head.append(line).append("\r\n"));
    head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
    out.writeBytes(head.toString().getBytes(StandardCharsets.ISO_8859_1));
    out.writeBytes(body);
    return out.toByteArray();
  }

  boolean isHead() {
    return method.equals("HEAD");
  }

  /** Whether the answer may have no end. */
  boolean mayLast() {
    return method.equals("GET") && target.contains("watch");
  }

  @Override
  public String toString() {
    String text = new String(body, 0, Math.min(body.length, 2000), StandardCharsets.ISO_8859_1);
    String shown = target.length() > 500 ? target.substring(0, 500) + "…" : target;
    return method + " " + shown + " " + headers + " (" + body.length + ") " + text;
  }
}
