package dev.navarch.attacks.edges;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.RawConnection;
import dev.navarch.attacks.client.Target;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A certificate that is not accepted is one failed authentication method among several: another
 * credential of the same request still counts, and without one the answer is 401.
 */
class ClientCertificateTest {
  private static final String PASSWORD = "changeit";
  private static final Duration DAY = Duration.ofDays(1);

  private static final CertificateAuthority ACCEPTED =
      CertificateAuthority.create(
          "accepted", DAY.multipliedBy(10), InstantSource.fixed(Instant.now().minus(DAY)));

  private static final CertifiedKey VALID =
      ACCEPTED.issueClient("jane", List.of("crew"), DAY.multipliedBy(5));
  private static final CertifiedKey EXPIRED =
      ACCEPTED.issueClient("jane", List.of("crew"), Duration.ofHours(1));
  private static final CertifiedKey FOREIGN =
      CertificateAuthority.create("foreign", DAY, InstantSource.system())
          .issueClient("jane", List.of("system:masters"), DAY);

  @TempDir static Path folder;

  private static CertifiedKey twoAttributes;
  private static AttackedServer server;

  @BeforeAll
  static void start() throws Exception {
    twoAttributes = selfSigned("CN=jane+O=crew");
    X509TrustManager itself = CertificateTrust.of(twoAttributes.certificate());
    server =
        AttackedServer.start(
            options -> options.clientAuthorities(List.of(ACCEPTED.trust(), itself)));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static CertifiedKey selfSigned(String subject) throws Exception {
    Path file = folder.resolve("key.p12");
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "key",
                "-keyalg",
                "EC",
                "-dname",
                subject,
                "-storetype",
                "PKCS12",
                "-storepass",
                PASSWORD,
                "-keystore",
                file.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("keytool.txt").toFile())
            .start();
    assertThat(keytool.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(keytool.exitValue()).isZero();
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      keys.load(in, PASSWORD.toCharArray());
    }
    return new CertifiedKey(
        (PrivateKey) keys.getKey("key", PASSWORD.toCharArray()),
        (X509Certificate) keys.getCertificate("key"));
  }

  private static Target presenting(CertifiedKey key) {
    return PresentedKey.presenting(key, server.target().url());
  }

  private static Answer whoAmI(CertifiedKey key, String token) {
    try (PlainClient client = presenting(key).client(token)) {
      return client.post(
          "/apis/authentication.k8s.io/v1/selfsubjectreviews",
          "{\"apiVersion\":\"authentication.k8s.io/v1\",\"kind\":\"SelfSubjectReview\"}");
    }
  }

  @Test
  void aValidCertificateIsTheUser() {
    assertThat(whoAmI(VALID, "").text()).contains("\"username\":\"jane\"").contains("\"crew\"");
  }

  @Test
  void aTokenCountsBesideAForeignCertificate() {
    assertThat(whoAmI(FOREIGN, "alice").text()).contains("\"username\":\"alice\"");
  }

  @Test
  void aTokenCountsBesideAnExpiredCertificate() {
    assertThat(whoAmI(EXPIRED, "alice").text()).contains("\"username\":\"alice\"");
  }

  @Test
  void aForeignCertificateAloneIsUnauthorized() {
    Answer answer = whoAmI(FOREIGN, "");

    assertThat(answer.status()).isEqualTo(401);
    assertThat(answer.text()).contains("\"reason\":\"Unauthorized\"");
  }

  @Test
  void anExpiredCertificateAloneIsUnauthorized() {
    assertThat(whoAmI(EXPIRED, "").status()).isEqualTo(401);
  }

  @Test
  void aResumedSessionGetsTheSameVerdict() throws Exception {
    Target foreign = presenting(FOREIGN);
    Target valid = presenting(VALID);
    for (int i = 0; i < 3; i++) {
      assertThat(statusOfNewConnection(foreign)).isEqualTo(401);
      assertThat(statusOfNewConnection(valid)).isEqualTo(403); // known, and without rights
    }
  }

  private static int statusOfNewConnection(Target target) throws Exception {
    try (RawConnection connection = RawConnection.open(target)) {
      connection.send("GET /api/v1/nodes HTTP/1.1\r\nHost: localhost\r\n\r\n");
      return connection.receive().status();
    }
  }

  @Test
  void everyAttributeOfAMultiValuedNameIsRead() {
    assertThat(whoAmI(twoAttributes, "").text())
        .contains("\"username\":\"jane\"")
        .contains("\"crew\"");
  }
}
