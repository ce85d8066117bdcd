package dev.navarch.testing.server;

import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;

/** What a server answered. */
@SuppressWarnings("ArrayRecordComponent") // answers are not compared
record Answer(int status, HttpHeaders headers, byte[] body) {
  Json json() {
    return Json.parse(body);
  }

  String text() {
    return new String(body, StandardCharsets.UTF_8);
  }

  String message() {
    return json().at("message").text();
  }

  String reason() {
    return json().at("reason").text();
  }

  boolean isSuccess() {
    return status / 100 == 2;
  }

  /** The object of an answer that must be a success. */
  Json object() {
    if (!isSuccess()) {
      throw new AssertionError("a success was expected: " + this);
    }
    return json();
  }

  @Override
  public String toString() {
    String text = text();
    return status + " " + (text.length() > 1000 ? text.substring(0, 1000) + "…" : text);
  }
}
