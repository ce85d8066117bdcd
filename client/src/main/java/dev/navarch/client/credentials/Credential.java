package dev.navarch.client.credentials;

import dev.navarch.client.tls.ClientIdentity;
import org.jspecify.annotations.Nullable;

/**
 * What a caller shows.
 *
 * @param authorization the value of the header; empty for none
 * @param identity a certificate that a program told; null for what the configuration says
 */
public record Credential(String authorization, @Nullable ClientIdentity identity) {
  public static final Credential NONE = new Credential("", null);

  static Credential bearer(String token) {
    return new Credential(token.isEmpty() ? "" : "Bearer " + token, null);
  }

  /** Nothing that is secret. */
  @Override
  public String toString() {
    return "Credential[hasAuthorization=%s, identity=%s]"
        .formatted(!authorization.isEmpty(), identity);
  }
}
