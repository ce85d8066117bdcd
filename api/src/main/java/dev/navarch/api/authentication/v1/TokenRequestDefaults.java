package dev.navarch.api.authentication.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of requests for tokens. */
final class TokenRequestDefaults {
  private static final long EXPIRATION_SECONDS = 60 * 60;

  private TokenRequestDefaults() {}

  @DefaultingFunction
  static TokenRequestSpec tokenRequestSpec(TokenRequestSpec in) {
    return changed(
        in,
        in.toBuilder()
            .expirationSeconds(ifNull(in.expirationSeconds(), EXPIRATION_SECONDS))
            .build());
  }
}
