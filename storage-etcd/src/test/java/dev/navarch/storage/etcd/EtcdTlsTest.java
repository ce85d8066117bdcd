package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.testing.RecordingListener;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import dev.navarch.storage.testing.etcd.PemPair;
import dev.navarch.storage.testing.etcd.TestCertificates;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class EtcdTlsTest {
  @TempDir static Path folder;

  private static TestCertificates certificates;
  private static EtcdServer server;

  @BeforeAll
  static void startServer() {
    certificates = TestCertificates.create(folder);
    server = EtcdServer.start(EtcdOptions.DEFAULT.withoutSync().withTls(certificates));
  }

  @AfterAll
  static void stopServer() {
    if (server != null) {
      server.close();
    }
  }

  @Test
  void aClientWithACertificateIsServed() {
    try (EtcdStore store = EtcdStore.open(config(trusting(certificates.client())))) {
      RecordingListener listener = new RecordingListener();
      store.watch(WatchRequest.of(KeySpan.ALL), listener);

      store.commit(Txn.put(ByteString.utf8("a"), ByteString.utf8("one")));

      assertThat(store.get(ByteString.utf8("a")).orElseThrow().value().utf8()).isEqualTo("one");
      listener.awaitEvents(1);
    }
  }

  @Test
  void anEndpointThatDoesNotSayHowIsSpokenToWithTheTlsThatIsConfigured() {
    String bare = server.endpoint().getHost() + ":" + server.endpoint().getPort();

    try (EtcdStore store =
        EtcdStore.open(EtcdConfig.of(bare).withTls(trusting(certificates.client())))) {
      assertThat(store.health().writable()).isTrue();
    }
  }

  @Test
  void anUntrustedClientIsRefused() {
    assertRefused(
        trusting(certificates.untrustedClient()), "does not accept the client's certificate");
  }

  @Test
  void aClientWithoutACertificateIsRefused() {
    assertRefused(
        EtcdTls.trusting(certificates.authority()), "does not accept the client's certificate");
  }

  @Test
  void aServerOfAnotherAuthorityIsNotTrusted() {
    EtcdTls suspicious =
        EtcdTls.trusting(certificates.untrustedClient().certificate())
            .withClient(certificates.client().certificate(), certificates.client().key());

    assertRefused(suspicious, "certificat");
  }

  @Test
  void theServersNameIsChecked() {
    assertRefused(trusting(certificates.client()).withServerName("somebody.else"), "somebody.else");

    EtcdTls otherwise = trusting(certificates.client()).withServerName("localhost");
    try (EtcdStore store = EtcdStore.open(config(otherwise))) {
      assertThat(store.health().writable()).isTrue();
    }
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    EtcdTls missing = EtcdTls.trusting(folder.resolve("nowhere.crt"));

    assertThatThrownBy(() -> EtcdStore.open(config(missing)))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("nowhere.crt");
  }

  private static void assertRefused(EtcdTls tls, String why) {
    assertThatThrownBy(() -> EtcdStore.open(config(tls)))
        .isInstanceOf(StorageException.Unavailable.class)
        .hasMessageContaining(why);
  }

  private static EtcdTls trusting(PemPair client) {
    return EtcdTls.trusting(certificates.authority())
        .withClient(client.certificate(), client.key());
  }

  private static EtcdConfig config(EtcdTls tls) {
    return EtcdConfig.of(server.endpoint().toString())
        .withTls(tls)
        .withTimeouts(Duration.ofSeconds(2), Duration.ofSeconds(10));
  }
}
