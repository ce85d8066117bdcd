package dev.navarch.storage.testing.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(Lifecycle.PER_CLASS)
class EtcdTlsTest {
  private TestCertificates certificates;
  private EtcdServer server;

  @BeforeAll
  void start(@TempDir Path folder) {
    certificates = TestCertificates.create(folder.resolve("pki"));
    server = EtcdServer.start(EtcdOptions.DEFAULT.withoutSync().withTls(certificates));
  }

  @AfterAll
  void stop() {
    if (server != null) {
      server.close();
    }
  }

  @Test
  void aClientOfTheAuthorityIsServed() throws IOException {
    assertThat(server.endpoint().getScheme()).isEqualTo("https");

    new KeyValues(server.http()).put("a", "1");

    assertThat(new KeyValues(server.http()).find("a")).contains("1");
  }

  @Test
  void theServerIsKnownByNameToo() throws IOException {
    URI byName = URI.create("https://localhost:" + server.endpoint().getPort());

    try (EtcdHttp http = new EtcdHttp(byName, certificates.sslContext(certificates.client()))) {
      assertThat(http.isHealthy()).isTrue();
    }
  }

  @Test
  void aClientOfAnotherAuthorityIsRefused() {
    var context = certificates.sslContext(certificates.untrustedClient());

    try (EtcdHttp http = new EtcdHttp(server.endpoint(), context)) {
      assertThatThrownBy(() -> new KeyValues(http).find("a")).isInstanceOf(IOException.class);
    }
  }

  @Test
  void plainTextIsRefused() {
    URI plain = URI.create("http://127.0.0.1:" + server.endpoint().getPort());

    try (EtcdHttp http = new EtcdHttp(plain, null)) {
      assertThat(http.isHealthy()).isFalse();
    }
  }

  @Test
  void filesAreCertificatesAndKeysInPem() throws IOException {
    assertThat(Files.readString(certificates.authority()))
        .startsWith("-----BEGIN CERTIFICATE-----");
    for (PemPair pair :
        new PemPair[] {
          certificates.server(), certificates.client(), certificates.untrustedClient()
        }) {
      assertThat(Files.readString(pair.certificate())).startsWith("-----BEGIN CERTIFICATE-----");
      assertThat(Files.readString(pair.key())).startsWith("-----BEGIN PRIVATE KEY-----");
    }
  }
}
