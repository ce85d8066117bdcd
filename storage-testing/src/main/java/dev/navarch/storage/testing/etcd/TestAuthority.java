package dev.navarch.storage.testing.etcd;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.X509v3CertificateBuilder;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.bouncycastle.util.io.pem.PemObject;
import org.bouncycastle.util.io.pem.PemWriter;

/** Signs the certificates of {@link TestCertificates}. Keys are on the curve P-256. */
final class TestAuthority {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Duration LIFE = Duration.ofDays(30);

  private final X500Name name;
  private final KeyPair keys;
  private final X509CertificateHolder certificate;

  private TestAuthority(String commonName) throws IOException {
    this.name = new X500Name("CN=" + commonName);
    this.keys = newKeys();
    X509v3CertificateBuilder builder = builder(name, keys);
    builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(0));
    builder.addExtension(Extension.keyUsage, true, new KeyUsage(KeyUsage.keyCertSign));
    this.certificate = sign(builder);
  }

  static TestAuthority create(String commonName) throws IOException {
    return new TestAuthority(commonName);
  }

  /** Writes this authority's own certificate. */
  Path write(Path file) throws IOException {
    return write(file, "CERTIFICATE", certificate.getEncoded());
  }

  /** Good for clients too: etcd's JSON gateway calls the server with the server's certificate. */
  PemPair issueServer(Path folder, String file) throws IOException {
    GeneralNames names =
        new GeneralNames(
            new GeneralName[] {
              new GeneralName(GeneralName.iPAddress, "127.0.0.1"),
              new GeneralName(GeneralName.dNSName, "localhost")
            });
    return issue(folder, file, names, KeyPurposeId.id_kp_serverAuth, KeyPurposeId.id_kp_clientAuth);
  }

  PemPair issueClient(Path folder, String file) throws IOException {
    GeneralNames names = new GeneralNames(new GeneralName(GeneralName.dNSName, file));
    return issue(folder, file, names, KeyPurposeId.id_kp_clientAuth);
  }

  private PemPair issue(Path folder, String file, GeneralNames names, KeyPurposeId... purposes)
      throws IOException {
    KeyPair own = newKeys();
    X509v3CertificateBuilder builder = builder(new X500Name("CN=" + file), own);
    builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(false));
    builder.addExtension(Extension.keyUsage, true, new KeyUsage(KeyUsage.digitalSignature));
    builder.addExtension(Extension.extendedKeyUsage, false, new ExtendedKeyUsage(purposes));
    builder.addExtension(Extension.subjectAlternativeName, false, names);
    return new PemPair(
        write(folder.resolve(file + ".crt"), "CERTIFICATE", sign(builder).getEncoded()),
        write(folder.resolve(file + ".key"), "PRIVATE KEY", own.getPrivate().getEncoded()));
  }

  private X509v3CertificateBuilder builder(X500Name subject, KeyPair subjectKeys) {
    Instant now = Instant.now();
    return new JcaX509v3CertificateBuilder(
        name,
        new BigInteger(64, RANDOM).add(BigInteger.ONE),
        Date.from(now.minus(Duration.ofHours(1))),
        Date.from(now.plus(LIFE)),
        subject,
        subjectKeys.getPublic());
  }

  private X509CertificateHolder sign(X509v3CertificateBuilder builder) {
    try {
      return builder.build(new JcaContentSignerBuilder("SHA256withECDSA").build(keys.getPrivate()));
    } catch (OperatorCreationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static KeyPair newKeys() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"), RANDOM);
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path write(Path file, String type, byte[] content) throws IOException {
    try (Writer out = Files.newBufferedWriter(file);
        PemWriter pem = new PemWriter(out)) {
      pem.writeObject(new PemObject(type, content));
    }
    return file;
  }
}
