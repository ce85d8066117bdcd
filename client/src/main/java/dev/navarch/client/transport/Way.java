package dev.navarch.client.transport;

import java.net.ProxySelector;
import java.net.http.HttpResponse;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How the JDK's HTTP client gets to a server: straight, or through what it knows as a proxy. */
sealed interface Way permits ProxyBridge, ProxyChoice {
  ProxySelector selector();

  /** What each request tells the proxy. */
  Map<String, String> headers();

  /** Why an answer is the proxy's own, and the server saw nothing; null for the server's. */
  @Nullable ProxyException noWay(HttpResponse<?> answer);
}
