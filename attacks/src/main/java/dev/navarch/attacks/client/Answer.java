package dev.navarch.attacks.client;

import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;

/** A response, read to its end. */
@SuppressWarnings("ArrayRecordComponent") // answers are not compared
public record Answer(int status, HttpHeaders headers, byte[] body) {
  public String text() {
    return new String(body, StandardCharsets.UTF_8);
  }

  @Override
  public String toString() {
    String text = text();
    return status + " " + (text.length() > 1000 ? text.substring(0, 1000) + "…" : text);
  }
}
