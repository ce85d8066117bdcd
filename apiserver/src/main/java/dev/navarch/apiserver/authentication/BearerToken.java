package dev.navarch.apiserver.authentication;

import dev.navarch.apiserver.http.ApiRequest;
import java.util.Optional;

/** The token that a request shows in its header. */
public final class BearerToken {
  private static final String SCHEME = "bearer ";

  private BearerToken() {}

  public static Optional<String> of(ApiRequest request) {
    return request
        .headers()
        .first("Authorization")
        .map(String::strip)
        .filter(value -> value.regionMatches(true, 0, SCHEME, 0, SCHEME.length()))
        .map(value -> value.substring(SCHEME.length()).strip())
        .filter(token -> !token.isEmpty());
  }
}
