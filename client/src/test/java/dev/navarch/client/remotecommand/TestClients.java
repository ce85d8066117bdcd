package dev.navarch.client.remotecommand;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;

/** Clients of servers that live as long as a test. */
public final class TestClients {
  private TestClients() {}

  /** A client without limits. */
  public static RestClient of(String url) throws IOException {
    return of(ClientConfig.builder(url).build());
  }

  /** The same with a configuration of the caller's. */
  public static RestClient of(ClientConfig config) throws IOException {
    return RestClient.builder(config.toBuilder().qps(-1).build()).build();
  }
}
