package dev.navarch.apiserver.certificates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.List;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PEMParser;
import org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter;
import org.bouncycastle.openssl.jcajce.JcaPEMWriter;
import org.junit.jupiter.api.Test;

class KeysTest {
  private static KeyPair generate(String algorithm, int bits) throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm);
    generator.initialize(bits);
    return generator.generateKeyPair();
  }

  /** As OpenSSL and kubeadm write keys. */
  private static String inOldForm(KeyPair keys) throws IOException {
    StringWriter out = new StringWriter();
    try (JcaPEMWriter pem = new JcaPEMWriter(out)) {
      pem.writeObject(keys.getPrivate());
    }
    return out.toString();
  }

  @Test
  void pairsSurviveTheirText() {
    KeyPair keys = Keys.create();
    String pem = Keys.toPem(keys.getPrivate()) + Keys.toPem(keys.getPublic());

    KeyPair read = Keys.pair(pem);
    assertThat(read.getPrivate().getEncoded()).isEqualTo(keys.getPrivate().getEncoded());
    assertThat(read.getPublic()).isEqualTo(keys.getPublic());
    assertThat(pem.lines())
        .startsWith("-----BEGIN PRIVATE KEY-----")
        .allMatch(l -> l.length() < 65);
  }

  @Test
  void olderFormsAreRead() throws GeneralSecurityException, IOException {
    KeyPair rsa = generate("RSA", 2048);
    assertThat(inOldForm(rsa)).contains("BEGIN RSA PRIVATE KEY");
    assertThat(Keys.pair(inOldForm(rsa)).getPublic()).isEqualTo(rsa.getPublic());
    for (int bits : new int[] {256, 384, 521}) {
      KeyPair elliptic = generate("EC", bits);
      String pem = inOldForm(elliptic);
      assertThat(pem).contains("BEGIN EC PRIVATE KEY");
      assertThat(SignatureKind.matches(Keys.privateKey(pem), elliptic.getPublic())).isTrue();
    }
  }

  @Test
  void ellipticKeysForClientsNameTheirCurveAndAreReadByOthers()
      throws GeneralSecurityException, IOException {
    for (int bits : new int[] {256, 384, 521}) {
      KeyPair keys = generate("EC", bits);

      String pem = Keys.toClientPem(keys.getPrivate(), keys.getPublic());

      assertThat(pem).startsWith("-----BEGIN EC PRIVATE KEY-----\n");
      assertThat(Keys.privateKey(pem)).isEqualTo(keys.getPrivate());
      KeyPair read = readByAnother(pem);
      assertThat(read.getPublic()).isEqualTo(keys.getPublic());
      assertThat(SignatureKind.matches(read.getPrivate(), keys.getPublic())).isTrue();
    }
  }

  @Test
  void otherKeysForClientsAreInPkcs8() throws GeneralSecurityException {
    KeyPair rsa = generate("RSA", 2048);

    assertThat(Keys.toClientPem(rsa.getPrivate(), rsa.getPublic()))
        .isEqualTo(Keys.toPem(rsa.getPrivate()));
  }

  private static KeyPair readByAnother(String pem) throws IOException {
    try (PEMParser parser = new PEMParser(new StringReader(pem))) {
      return new JcaPEMKeyConverter().getKeyPair((PEMKeyPair) parser.readObject());
    }
  }

  @Test
  void textAroundKeysIsPassedOver() {
    KeyPair keys = Keys.create();
    String pem = "for the server\r\n\r\n" + Keys.toPem(keys.getPrivate()).replace("\n", "\r\n");

    assertThat(Keys.privateKey(pem)).isEqualTo(keys.getPrivate());
  }

  @Test
  void whatIsNoKeyIsToldInOneLine() {
    String good = Keys.toPem(Keys.create().getPrivate());
    KeyPair other = Keys.create();
    for (String bad :
        List.of(
            "",
            "hello",
            "-----BEGIN PRIVATE KEY",
            good.substring(0, good.length() / 2),
            good.replace("M", "!"),
            Pem.encode("PRIVATE KEY", new byte[] {1, 2, 3}),
            Pem.encode("EC PRIVATE KEY", new byte[0]),
            Pem.encode("EC PRIVATE KEY", new byte[] {0x30, (byte) 0xFF, 2, 1, 1, 4, 127}),
            Pem.encode("EC PRIVATE KEY", new byte[] {0x30, 5, 2, 1, 1, 4, 32}),
            Pem.encode("EC PRIVATE KEY", new byte[] {0x30, 5, 2, 1, 1, 4, -1}),
            Pem.encode("ENCRYPTED PRIVATE KEY", new byte[] {1, 2, 3}),
            Keys.toPem(other.getPublic()))) {
      assertThatThrownBy(() -> Keys.privateKey(bad))
          .isInstanceOf(IllegalArgumentException.class)
          .message()
          .doesNotContain("\n")
          .hasSizeLessThan(80);
    }
    assertThatThrownBy(() -> Keys.pair(good))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no public key beside the private");
    assertThatThrownBy(() -> Keys.pair(good + Keys.toPem(other.getPublic())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the private and the public key do not belong together");
  }
}
