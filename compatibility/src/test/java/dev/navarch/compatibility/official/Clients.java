package dev.navarch.compatibility.official;

import dev.navarch.testing.TestControlPlane;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.util.ClientBuilder;
import io.kubernetes.client.util.Config;
import io.kubernetes.client.util.credentials.AccessTokenAuthentication;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;

/** Clients of a control plane. None waits longer than {@link #PATIENCE} for the next byte. */
final class Clients {
  /** In milliseconds. Ends a test that waits for an event that never comes. */
  private static final int PATIENCE = 20_000;

  private Clients() {}

  /** One that may do everything, by its certificate. */
  static ApiClient administrator(TestControlPlane controlPlane) throws IOException {
    return Config.fromConfig(new StringReader(controlPlane.kubeconfig())).setReadTimeout(PATIENCE);
  }

  /** One that shows a bearer token. */
  static ApiClient withToken(TestControlPlane controlPlane, String token) {
    return trusting(controlPlane)
        .setAuthentication(new AccessTokenAuthentication(token))
        .build()
        .setReadTimeout(PATIENCE);
  }

  /** One that does not say who it is. */
  static ApiClient anonymous(TestControlPlane controlPlane) {
    return trusting(controlPlane).build().setReadTimeout(PATIENCE);
  }

  private static ClientBuilder trusting(TestControlPlane controlPlane) {
    return new ClientBuilder()
        .setBasePath(controlPlane.url().toString())
        .setCertificateAuthority(controlPlane.authorityPem().getBytes(StandardCharsets.UTF_8));
  }
}
