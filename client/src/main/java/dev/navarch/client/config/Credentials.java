package dev.navarch.client.config;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What a request shows of its caller, besides a certificate.
 *
 * @param token a bearer token; empty for none
 * @param tokenFile a file with a bearer token, which is read again and again
 * @param exec a program that tells credentials
 */
public record Credentials(
    String token,
    @Nullable Path tokenFile,
    String username,
    String password,
    @Nullable ExecConfig exec) {
  public static final Credentials NONE = new Credentials("", null, "", "", null);

  /** Nothing that is secret. */
  @Override
  public String toString() {
    return "Credentials[hasToken=%s, tokenFile=%s, username=%s, exec=%s]"
        .formatted(!token.isEmpty(), tokenFile, username, exec);
  }
}
