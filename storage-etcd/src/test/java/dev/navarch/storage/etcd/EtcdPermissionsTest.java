package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.replica.ReplicaStore;
import dev.navarch.storage.testing.Await;
import dev.navarch.storage.testing.RecordingListener;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import dev.navarch.storage.testing.etcd.TestCertificates;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server that lets its client see the keys under one prefix only. */
@Timeout(60)
class EtcdPermissionsTest {
  @TempDir Path folder;

  private TestCertificates certificates;
  private EtcdServer server;

  @BeforeEach
  void startServer() throws IOException, InterruptedException {
    certificates = TestCertificates.create(folder);
    server = EtcdServer.start(EtcdOptions.DEFAULT.withoutSync().withTls(certificates));
    try (HttpClient admin =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .sslContext(certificates.sslContext(certificates.client()))
            .build()) {
      tell(admin, "user/add", "{\"name\":\"root\",\"password\":\"secret\"}");
      tell(admin, "role/add", "{\"name\":\"root\"}");
      tell(admin, "user/grant", "{\"user\":\"root\",\"role\":\"root\"}");
      tell(admin, "user/add", "{\"name\":\"client\",\"password\":\"secret\"}");
      tell(admin, "role/add", "{\"name\":\"own\"}");
      tell(
          admin,
          "role/grant",
          "{\"name\":\"own\",\"perm\":{\"permType\":\"READWRITE\",\"key\":\"%s\",\"range_end\":\"%s\"}}"
              .formatted(base64("/registry/"), base64("/registry0")));
      tell(admin, "user/grant", "{\"user\":\"client\",\"role\":\"own\"}");
      tell(admin, "enable", "{}");
    }
  }

  @AfterEach
  void stopServer() {
    if (server != null) {
      server.close();
    }
  }

  @Test
  void aReplicaThatMayNotWatchTheKeysOfOthersWatchesItsOwn() {
    EtcdConfig config =
        EtcdConfig.of(server.endpoint().toString())
            .withTls(
                EtcdTls.trusting(certificates.authority())
                    .withClient(certificates.client().certificate(), certificates.client().key()));
    ByteString key = ByteString.utf8("key");
    try (Store direct = EtcdStore.open(config);
        Store replica = ReplicaStore.open(EtcdStore.open(config))) {
      RecordingListener listener = new RecordingListener();
      replica.watch(WatchRequest.of(KeySpan.ALL), listener);

      long written = direct.commit(Txn.put(key, ByteString.utf8("value"))).revision();

      assertThat(replica.get(key)).map(KeyValue::modRevision).contains(written);
      assertThat(listener.awaitEvents(1)).hasSize(1);
      Await.until("the copy has it", () -> replica.revision() >= written);
    }
  }

  private void tell(HttpClient admin, String what, String json)
      throws IOException, InterruptedException {
    HttpResponse<String> response =
        admin.send(
            HttpRequest.newBuilder(server.endpoint().resolve("/v3/auth/" + what))
                .timeout(Duration.ofSeconds(5))
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(response.statusCode()).as("%s: %s", what, response.body()).isEqualTo(200);
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }
}
