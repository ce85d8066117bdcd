package dev.navarch.apiserver.serviceaccount;

import java.util.List;

/**
 * How long tokens last, and for whom they are.
 *
 * @param audiences what the server itself goes by; a request that names no audience gets these
 * @param maxExpirationSeconds the longest life of a token; 0 for no limit
 * @param extendsExpiration whether tokens that pods get by themselves last for a year, and warn
 *     after the time that was asked for
 */
public record TokenRules(
    List<String> audiences, long maxExpirationSeconds, boolean extendsExpiration) {

  /** What a node asks for when it puts a token into a pod by itself: a mark, more than a time. */
  static final long AUTOMATIC_EXPIRATION_SECONDS = 60 * 60 + 7;

  static final long EXTENDED_EXPIRATION_SECONDS = 365L * 24 * 60 * 60;

  public TokenRules {
    audiences = List.copyOf(audiences);
  }

  /** Kubernetes' own rules, for a server that goes by the issuer's name. */
  public static TokenRules of(String issuer) {
    return new TokenRules(List.of(issuer), 0, true);
  }
}
