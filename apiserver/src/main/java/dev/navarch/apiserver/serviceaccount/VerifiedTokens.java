package dev.navarch.apiserver.serviceaccount;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Remembers the claims of tokens whose signature was verified: that is the expensive part, and its
 * result never changes. Whether claims still hold is not remembered. Tokens that were refused are
 * not kept either, so that nobody can push out good ones with bad ones.
 *
 * <p>There are two halves. What is used moves into the young one; when that is full it becomes the
 * old one, and what had been in the old one is forgotten.
 */
final class VerifiedTokens {
  private final int half;
  private volatile Map<String, TokenClaims> young = new ConcurrentHashMap<>();
  private volatile Map<String, TokenClaims> old = new ConcurrentHashMap<>();

  /** Takes how many to keep at least; up to twice as many are kept. */
  VerifiedTokens(int half) {
    this.half = half;
  }

  /** The claims of a token, verified now or before. */
  Optional<TokenClaims> get(String token, Function<String, Optional<TokenClaims>> verify) {
    String digest = digest(token);
    TokenClaims known = young.get(digest);
    if (known != null) {
      return Optional.of(known);
    }
    known = old.get(digest);
    Optional<TokenClaims> claims = known == null ? verify.apply(token) : Optional.of(known);
    claims.ifPresent(verified -> keep(digest, verified));
    return claims;
  }

  int size() {
    return young.size() + old.size();
  }

  private void keep(String digest, TokenClaims claims) {
    // Two threads may both make a new half: some are forgotten early, which costs a verification.
    if (young.size() >= half) {
      old = young;
      young = new ConcurrentHashMap<>();
    }
    young.put(digest, claims);
  }

  private static String digest(String token) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
