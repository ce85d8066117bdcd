package dev.navarch.client.transport;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.credentials.CredentialSource;
import java.io.IOException;

/** Opens the transport that a configuration describes. */
public final class ConfiguredTransport {
  private ConfiguredTransport() {}

  /**
   * Opens a transport over HTTP that shows who calls. No connection is made yet.
   *
   * @throws IOException if certificates, keys, the proxy or a program for credentials cannot be
   *     used
   */
  public static Transport open(ClientConfig config) throws IOException {
    CredentialSource credentials = CredentialSource.of(config);
    return new AuthenticatingTransport(
        HttpTransport.open(config, credentials), credentials, config);
  }
}
