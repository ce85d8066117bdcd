package dev.navarch.client.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.interfaces.ECPrivateKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrivateKeysTest {
  private static final byte[] P384 = HexFormat.of().parseHex("06052b81040022");

  @ParameterizedTest
  @CsvSource({"RSA", "EC", "Ed25519"})
  void pkcs8IsRead(String algorithm) throws GeneralSecurityException {
    PrivateKey key = KeyPairGenerator.getInstance(algorithm).generateKeyPair().getPrivate();

    assertThat(PrivateKeys.read(pem("PRIVATE KEY", key.getEncoded()))).isEqualTo(key);
  }

  @Test
  void pkcs1IsRead() throws GeneralSecurityException {
    PrivateKey key = KeyPairGenerator.getInstance("RSA").generateKeyPair().getPrivate();

    assertThat(PrivateKeys.read(pem("RSA PRIVATE KEY", inner(key)))).isEqualTo(key);
  }

  @Test
  void sec1IsReadAlsoBehindItsParameters() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp384r1"));
    PrivateKey key = generator.generateKeyPair().getPrivate();
    byte[] parameters = pem("EC PARAMETERS", P384);
    byte[] sec1 = pem("EC PRIVATE KEY", withCurve(inner(key)));

    byte[] both = Arrays.copyOf(parameters, parameters.length + sec1.length);
    System.arraycopy(sec1, 0, both, parameters.length, sec1.length);

    assertThat(PrivateKeys.read(both))
        .isInstanceOfSatisfying(
            ECPrivateKey.class,
            read -> assertThat(read.getS()).isEqualTo(((ECPrivateKey) key).getS()));
  }

  @Test
  void textAroundAndLineEndsOfWindowsDoNotMatter() throws GeneralSecurityException {
    PrivateKey key = KeyPairGenerator.getInstance("EC").generateKeyPair().getPrivate();
    String text = text("PRIVATE KEY", key.getEncoded());

    byte[] wrapped =
        ("Bag Attributes\n  a: b\n" + text + "end\n")
            .replace("\n", "\r\n")
            .getBytes(StandardCharsets.US_ASCII);

    assertThat(PrivateKeys.read(wrapped)).isEqualTo(key);
  }

  @Test
  void everyCutOfAKeyIsRefusedInWords() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp384r1"));
    byte[] sec1 = withCurve(inner(generator.generateKeyPair().getPrivate()));

    for (int length = 0; length < sec1.length; length++) {
      byte[] cut = pem("EC PRIVATE KEY", Arrays.copyOf(sec1, length));
      assertThatThrownBy(() -> PrivateKeys.read(cut))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("the key ");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -----BEGIN ENCRYPTED PRIVATE KEY-----;AAAA;-----END ENCRYPTED PRIVATE KEY----- | the key is encrypted, which is not supported
          -----BEGIN RSA PRIVATE KEY-----;Proc-Type: 4,ENCRYPTED;;AAAA;-----END RSA PRIVATE KEY----- | the key is encrypted, which is not supported
          -----BEGIN PRIVATE KEY-----;AAAA | the block PRIVATE KEY has no end
          -----BEGIN PRIVATE KEY-----;S?CRET;-----END PRIVATE KEY----- | the block PRIVATE KEY that ends in line 3 is not in base64
          -----BEGIN CERTIFICATE-----;AAAA;-----END CERTIFICATE----- | there is no private key in PEM form
          nothing | there is no private key in PEM form
          """)
  void whatIsNoKeyIsRefusedWithoutShowingIt(String text, String problem) {
    byte[] pem = text.replace(";", "\n").getBytes(StandardCharsets.US_ASCII);

    assertThatThrownBy(() -> PrivateKeys.read(pem))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(problem);
  }

  /** The older form that PKCS#8 wraps. */
  private static byte[] inner(PrivateKey key) {
    byte[] pkcs8 = key.getEncoded();
    Der.Element version = Der.at(pkcs8, Der.at(pkcs8, 0).from());
    Der.Element algorithm = Der.at(pkcs8, version.to());
    return Der.content(pkcs8, Der.at(pkcs8, algorithm.to()));
  }

  /** The JDK leaves the curve to what is around; tools write it inside. */
  private static byte[] withCurve(byte[] key) {
    byte[] content = Der.content(key, Der.at(key, 0));
    return Der.element(Der.SEQUENCE, content, Der.element(Der.FIRST_CONTEXT, P384));
  }

  private static byte[] pem(String label, byte[] der) {
    return text(label, der).getBytes(StandardCharsets.US_ASCII);
  }

  private static String text(String label, byte[] der) {
    String body =
        Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII)).encodeToString(der);
    return "-----BEGIN %s-----\n%s\n-----END %s-----\n".formatted(label, body, label);
  }
}
