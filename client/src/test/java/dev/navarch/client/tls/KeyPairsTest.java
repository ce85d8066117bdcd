package dev.navarch.client.tls;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyPairsTest {
  private static KeyPair pair(String algorithm) throws GeneralSecurityException {
    return KeyPairGenerator.getInstance(algorithm).generateKeyPair();
  }

  @ParameterizedTest
  @ValueSource(strings = {"RSA", "EC", "Ed25519"})
  void halvesOfOnePairBelongTogether(String algorithm) throws GeneralSecurityException {
    KeyPair one = pair(algorithm);
    KeyPair other = pair(algorithm);

    assertThat(KeyPairs.belongTogether(one.getPublic(), one.getPrivate())).isTrue();
    assertThat(KeyPairs.belongTogether(one.getPublic(), other.getPrivate())).isFalse();
  }

  @Test
  void keysOfDifferentKindsDoNot() throws GeneralSecurityException {
    assertThat(KeyPairs.belongTogether(pair("EC").getPublic(), pair("RSA").getPrivate())).isFalse();
    assertThat(KeyPairs.belongTogether(pair("RSA").getPublic(), pair("EC").getPrivate())).isFalse();
  }

  @Test
  void publicHalfThatIsWrittenBehindTheSecretOneIsBelieved() throws GeneralSecurityException {
    KeyPair one = pair("EC");
    KeyPair other = pair("EC");

    // No signature could tell these two for a pair: only what is written does.
    PrivateKey written = withPublicHalf(one.getPrivate(), other.getPublic());

    assertThat(KeyPairs.belongTogether(other.getPublic(), written)).isTrue();
    assertThat(KeyPairs.belongTogether(pair("EC").getPublic(), written)).isFalse();
  }

  @Test
  void publicHalfThatIsWrittenInAnotherWayIsNoReasonToDoubt() throws GeneralSecurityException {
    KeyPair one = pair("EC");

    // What is written differs, as a compressed point does: the signature tells.
    PrivateKey written = withPublicHalf(one.getPrivate(), pair("EC").getPublic());

    assertThat(KeyPairs.belongTogether(one.getPublic(), written)).isTrue();
  }

  /** A key as tools write them: version, secret number, name of the curve, public point. */
  private static PrivateKey withPublicHalf(PrivateKey key, PublicKey half) {
    byte[] pkcs8 = key.getEncoded();
    Der.Element version = Der.at(pkcs8, Der.at(pkcs8, 0).from());
    Der.Element algorithm = Der.at(pkcs8, version.to());
    Der.Element curve = Der.at(pkcs8, Der.at(pkcs8, algorithm.from()).to());
    byte[] inner = Der.content(pkcs8, Der.at(pkcs8, algorithm.to()));
    Der.Element number = Der.at(inner, Der.at(inner, Der.at(inner, 0).from()).to());
    byte[] shown = half.getEncoded();
    Der.Element point = Der.at(shown, Der.at(shown, Der.at(shown, 0).from()).to());
    byte[] sec1 =
        Der.element(
            Der.SEQUENCE,
            new byte[] {2, 1, 1},
            Der.element(Der.OCTETS, Der.content(inner, number)),
            Der.element(
                Der.FIRST_CONTEXT, Der.element(Der.OBJECT_IDENTIFIER, Der.content(pkcs8, curve))),
            Der.element(Der.SECOND_CONTEXT, Der.element(3, Der.content(shown, point))));
    String pem =
        "-----BEGIN EC PRIVATE KEY-----\n%s\n-----END EC PRIVATE KEY-----\n"
            .formatted(Base64.getMimeEncoder().encodeToString(sec1));
    return PrivateKeys.read(pem.getBytes(StandardCharsets.US_ASCII));
  }
}
