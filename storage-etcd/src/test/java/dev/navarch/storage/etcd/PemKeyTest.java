package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.interfaces.ECPrivateKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import org.bouncycastle.asn1.sec.SECNamedCurves;
import org.bouncycastle.openssl.jcajce.JcaPEMWriter;
import org.bouncycastle.openssl.jcajce.JcaPKCS8Generator;
import org.bouncycastle.util.io.pem.PemObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PemKeyTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {1024, 2048, 4096})
  void anRsaKeyIsReadInTheOlderFormAndInTheNewer(int size) throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
    generator.initialize(size);
    KeyPair pair = generator.generateKeyPair();
    String older = pem(pair);
    String newer = pem(new JcaPKCS8Generator(pair.getPrivate(), null));

    assertThat(older).contains("BEGIN RSA PRIVATE KEY");
    assertThat(newer).contains("BEGIN PRIVATE KEY");
    assertThat(read(older, "RSA")).isEqualTo(pair.getPrivate());
    assertThat(read(newer, "RSA")).isEqualTo(pair.getPrivate());
  }

  @ParameterizedTest
  @ValueSource(strings = {"secp256r1", "secp384r1", "secp521r1"})
  void aKeyOfACurveIsReadInTheOlderFormAndInTheNewer(String curve) throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec(curve));
    ECPrivateKey key = (ECPrivateKey) generator.generateKeyPair().getPrivate();
    org.bouncycastle.asn1.sec.ECPrivateKey named =
        new org.bouncycastle.asn1.sec.ECPrivateKey(
            key.getParams().getOrder().bitLength(), key.getS(), SECNamedCurves.getOID(curve));
    String older = pem(new PemObject("EC PRIVATE KEY", named.getEncoded()));
    String newer = pem(new JcaPKCS8Generator(key, null));

    for (String form : List.of(older, newer)) {
      ECPrivateKey read = (ECPrivateKey) read(form, "EC");
      assertThat(read.getS()).as("the secret number").isEqualTo(key.getS());
      assertThat(read.getParams().getCurve()).isEqualTo(key.getParams().getCurve());
    }
  }

  @Test
  void whatIsNoKeyIsRefusedByName() throws IOException {
    Path file = Files.writeString(folder.resolve("empty.key"), "nothing");

    assertThatThrownBy(() -> PemKey.pkcs8(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("empty.key");
  }

  @Test
  void aDamagedKeyIsRefusedByName() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("damaged.key"),
            "-----BEGIN EC PRIVATE KEY-----\nMIIB\n-----END EC PRIVATE KEY-----\n");

    assertThatThrownBy(() -> PemKey.pkcs8(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("damaged.key");
  }

  private static String pem(Object object) throws IOException {
    StringWriter text = new StringWriter();
    try (JcaPEMWriter writer = new JcaPEMWriter(text)) {
      writer.writeObject(object);
    }
    return text.toString();
  }

  private PrivateKey read(String pem, String algorithm)
      throws IOException, GeneralSecurityException {
    try (InputStream in = PemKey.pkcs8(Files.writeString(folder.resolve("some.key"), pem))) {
      String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
      byte[] der = Base64.getMimeDecoder().decode(text.replaceAll("-----[A-Z ]+-----", ""));
      return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(der));
    }
  }
}
