package dev.navarch.apiserver.serviceaccount;

import dev.navarch.apimachinery.json.JsonWriter;
import java.math.BigInteger;
import java.net.URI;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * What others need to verify tokens by themselves (OpenID Connect Discovery): the document that is
 * served at {@link #CONFIGURATION_PATH}, and the keys at {@link #KEYS_PATH}. Both may be kept by
 * clients for an hour.
 *
 * @param configuration JSON
 * @param keys JSON
 */
@SuppressWarnings("ArrayRecordComponent") // documents are sent, never compared
public record OpenIdDocuments(byte[] configuration, byte[] keys) {
  public static final String CONFIGURATION_PATH = "/.well-known/openid-configuration";
  public static final String CONFIGURATION_TYPE = "application/json";
  public static final String KEYS_PATH = "/openid/v1/jwks";
  public static final String KEYS_TYPE = "application/jwk-set+json";
  public static final String CACHE_CONTROL = "public, max-age=3600";

  /**
   * Writes the documents.
   *
   * @param issuer the name under which tokens are given out
   * @param keysAddress where clients find the keys
   * @param keys that sign tokens, or did before
   */
  public static OpenIdDocuments of(String issuer, URI keysAddress, List<TokenKey> keys) {
    return new OpenIdDocuments(configuration(issuer, keysAddress, keys), keys(keys));
  }

  private static byte[] configuration(String issuer, URI keysAddress, List<TokenKey> keys) {
    JsonWriter out = new JsonWriter();
    out.beginObject();
    text(out, "issuer", issuer);
    text(out, "jwks_uri", keysAddress.toString());
    out.key("response_types_supported");
    out.stringList(List.of("id_token"));
    out.key("subject_types_supported");
    out.stringList(List.of("public"));
    out.key("id_token_signing_alg_values_supported");
    out.stringList(keys.stream().map(key -> key.algorithm().name()).sorted().distinct().toList());
    out.endObject();
    return out.toByteArray();
  }

  private static byte[] keys(List<TokenKey> keys) {
    JsonWriter out = new JsonWriter();
    out.beginObject();
    out.key("keys");
    out.beginArray();
    for (TokenKey key : keys) {
      key(out, key);
    }
    out.endArray();
    out.endObject();
    return out.toByteArray();
  }

  private static void key(JsonWriter out, TokenKey key) {
    out.beginObject();
    text(out, "use", "sig");
    if (key.publicKey() instanceof RSAPublicKey rsa) {
      text(out, "kty", "RSA");
      text(out, "kid", key.id());
      text(out, "alg", key.algorithm().name());
      text(out, "n", base64(rsa.getModulus(), 0));
      text(out, "e", base64(rsa.getPublicExponent(), 0));
    } else if (key.publicKey() instanceof ECPublicKey elliptic) {
      int bits = elliptic.getParams().getCurve().getField().getFieldSize();
      int bytes = (bits + 7) / 8;
      text(out, "kty", "EC");
      text(out, "kid", key.id());
      text(out, "crv", "P-" + bits);
      text(out, "alg", key.algorithm().name());
      text(out, "x", base64(elliptic.getW().getAffineX(), bytes));
      text(out, "y", base64(elliptic.getW().getAffineY(), bytes));
    }
    out.endObject();
  }

  private static void text(JsonWriter out, String key, String value) {
    out.key(key);
    out.string(value);
  }

  /** A positive number in at least so many bytes, and no more than it needs. */
  private static String base64(BigInteger number, int length) {
    byte[] signed = number.toByteArray();
    byte[] bytes = signed[0] == 0 ? Arrays.copyOfRange(signed, 1, signed.length) : signed;
    if (bytes.length < length) {
      byte[] padded = new byte[length];
      System.arraycopy(bytes, 0, padded, length - bytes.length, bytes.length);
      bytes = padded;
    }
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
