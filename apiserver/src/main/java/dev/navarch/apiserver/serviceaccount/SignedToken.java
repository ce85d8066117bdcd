package dev.navarch.apiserver.serviceaccount;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;

/**
 * A token in the compact form of JSON web signatures (RFC 7515): three parts in base64 with dots
 * between them. Nothing of it is verified by reading it.
 *
 * @param signed the bytes that the signature is about
 */
@SuppressWarnings("ArrayRecordComponent") // tokens are taken apart, never compared
record SignedToken(Map<?, ?> header, Map<?, ?> claims, byte[] signed, byte[] signature) {
  /** Longer texts are no tokens of ours; they are not even looked at. */
  private static final int MAX_LENGTH = 64 * 1024;

  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

  static String sign(TokenKey key, byte[] claims) {
    byte[] header = JsonTree.toBytes(Map.of("alg", key.algorithm().name(), "kid", key.id()));
    String signed = BASE64.encodeToString(header) + "." + BASE64.encodeToString(claims);
    byte[] signature = key.sign(signed.getBytes(StandardCharsets.US_ASCII));
    return signed + "." + BASE64.encodeToString(signature);
  }

  /** Reads a token; empty if the text is none. */
  static Optional<SignedToken> parse(String text) {
    int first = text.indexOf('.');
    int second = text.indexOf('.', first + 1);
    if (first < 0 || second < 0 || text.indexOf('.', second + 1) >= 0) {
      return Optional.empty();
    }
    if (text.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    try {
      Object header = JsonTree.parse(Base64.getUrlDecoder().decode(text.substring(0, first)));
      Object claims =
          JsonTree.parse(Base64.getUrlDecoder().decode(text.substring(first + 1, second)));
      if (!(header instanceof Map<?, ?> headerMap) || !(claims instanceof Map<?, ?> claimsMap)) {
        return Optional.empty();
      }
      return Optional.of(
          new SignedToken(
              headerMap,
              claimsMap,
              text.substring(0, second).getBytes(StandardCharsets.US_ASCII),
              Base64.getUrlDecoder().decode(text.substring(second + 1))));
    } catch (IllegalArgumentException | DecodeException e) {
      return Optional.empty();
    }
  }

  String issuer() {
    return TokenClaims.text(claims.get("iss"));
  }

  /**
   * Whether a key signed this. The token must name the key's own algorithm: which one is used is
   * for the key to say, and never for the token.
   */
  boolean isSignedBy(TokenKey key) {
    String id = TokenClaims.text(header.get("kid"));
    return key.algorithm().name().equals(header.get("alg"))
        && !header.containsKey("crit")
        && (id.isEmpty() || id.equals(key.id()))
        && key.verifies(signed, signature);
  }
}
