package dev.navarch.benchmarks.client;

import io.netty.handler.ssl.ApplicationProtocolNames;

/** The versions of HTTP that a client speaks. */
public enum Protocol {
  HTTP_1("HTTP/1.1", ApplicationProtocolNames.HTTP_1_1),
  HTTP_2("HTTP/2", ApplicationProtocolNames.HTTP_2);

  private final String title;
  private final String alpn;

  Protocol(String title, String alpn) {
    this.title = title;
    this.alpn = alpn;
  }

  public String title() {
    return title;
  }

  /** What it is called in a TLS handshake. */
  String alpn() {
    return alpn;
  }
}
