package dev.navarch.apiserver.serviceaccount;

/** Signs tokens in the name of a cluster. */
public final class TokenIssuer {
  private final String name;
  private final TokenKey key;

  /**
   * Takes the name of the cluster, which is a URL, and the key that signs.
   *
   * @throws IllegalArgumentException if the key can only verify
   */
  public TokenIssuer(String name, TokenKey key) {
    if (!key.canSign()) {
      throw new IllegalArgumentException("the key can only verify");
    }
    this.name = name;
    this.key = key;
  }

  String name() {
    return name;
  }

  String issue(TokenClaims claims) {
    return SignedToken.sign(key, claims.toJson());
  }
}
