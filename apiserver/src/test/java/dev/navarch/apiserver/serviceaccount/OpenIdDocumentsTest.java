package dev.navarch.apiserver.serviceaccount;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JWSVerifier;
import com.nimbusds.jose.crypto.ECDSAVerifier;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jwt.SignedJWT;
import dev.navarch.apimachinery.json.JsonTree;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.spec.X509EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Another library, which knows the documents alone, verifies tokens. */
class OpenIdDocumentsTest {
  private static TokenKey key(String algorithm, int bits) throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm);
    generator.initialize(bits);
    return TokenKey.of(generator.generateKeyPair());
  }

  private static OpenIdDocuments documents(List<TokenKey> keys) {
    return OpenIdDocuments.of(
        "https://kubernetes.default.svc",
        URI.create("https://192.0.2.10:6443/openid/v1/jwks"),
        keys);
  }

  @Test
  void publishedKeysVerifyTokens() throws Exception {
    List<TokenKey> keys = List.of(key("RSA", 2048), key("EC", 256), key("EC", 384), key("EC", 521));
    JWKSet published = JWKSet.parse(new String(documents(keys).keys(), StandardCharsets.UTF_8));
    List<String> algorithms = new ArrayList<>();

    for (TokenKey key : keys) {
      SignedJWT token =
          SignedJWT.parse(
              SignedToken.sign(key, JsonTree.toBytes(Map.of("sub", "somebody", "exp", 5L))));
      JWK found = published.getKeyByKeyId(token.getHeader().getKeyID());
      JWSVerifier verifier =
          found.getKeyType().getValue().equals("RSA")
              ? new RSASSAVerifier(found.toRSAKey())
              : new ECDSAVerifier(found.toECKey());
      assertThat(token.verify(verifier)).isTrue();
      assertThat(found.getAlgorithm()).isEqualTo(token.getHeader().getAlgorithm());
      assertThat(found.getKeyUse().identifier()).isEqualTo("sig");
      algorithms.add(token.getHeader().getAlgorithm().getName());
    }

    assertThat(algorithms).containsExactly("RS256", "ES256", "ES384", "ES512");
  }

  @Test
  void theIdOfAKeyIsTheDigestOfItsPublicHalf() throws Exception {
    TokenKey key = key("EC", 256);
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(key.publicKey().getEncoded());

    assertThat(key.id()).hasSize(43);
    assertThat(Base64.getUrlDecoder().decode(key.id())).isEqualTo(digest);
  }

  @Test
  void coordinatesKeepTheirLeadingZeros() throws Exception {
    String keyWithSmallX =
        "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEANATZyw34hGEDk5ZFb6U5nHOVLNdRj/KUYulrunDANx5hkEA0/zA"
            + "ItDzSkh/C0FTmf+/wG0U/5B2zpeMpr3YpA==";
    TokenKey key =
        TokenKey.verifying(
            KeyFactory.getInstance("EC")
                .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(keyWithSmallX))));

    assertThat(new String(documents(List.of(key)).keys(), StandardCharsets.UTF_8))
        .contains("\"x\":\"ANATZyw34hGEDk5ZFb6U5nHOVLNdRj_KUYulrunDANw\"");
  }

  @Test
  void theConfigurationSaysWhereTheKeysAre() throws Exception {
    OpenIdDocuments documents = documents(List.of(key("RSA", 1024), key("EC", 256)));

    assertThat(new String(documents.configuration(), StandardCharsets.UTF_8))
        .isEqualTo(
            "{\"issuer\":\"https://kubernetes.default.svc\","
                + "\"jwks_uri\":\"https://192.0.2.10:6443/openid/v1/jwks\","
                + "\"response_types_supported\":[\"id_token\"],"
                + "\"subject_types_supported\":[\"public\"],"
                + "\"id_token_signing_alg_values_supported\":[\"ES256\",\"RS256\"]}");
  }
}
