package dev.navarch.attacks.edges;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.authentication.BearerToken;
import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.Target;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.memory.MemoryStore;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Clients learn that the store failed, and nothing about the machine that it is on. */
class StoreFailureTest {
  private static final String CONFIG_MAPS = "/api/v1/namespaces/default/configmaps";
  private static final String FILE = "/var/lib/private/store.db";

  private static FailingStore store;
  private static ControlPlane controlPlane;
  private static PlainClient client;

  @BeforeAll
  static void start() throws Exception {
    store = new FailingStore(MemoryStore.create());
    ControlPlaneKeys keys =
        ControlPlaneKeys.inMemory(
            () -> ServerAddresses.of(ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
            InstantSource.system());
    ControlPlaneOptions options =
        ControlPlaneOptions.at(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
            .controllers(List.of())
            .authenticators(
                List.of(request ->
                    BearerToken.of(request)
                        .<Identification>map(token ->
                            new Identification.Known(
                                new User(token, "", List.of(User.MASTERS_GROUP), Map.of())))
                        .orElseGet(Identification::none)))
            .build();
    controlPlane = ControlPlane.start(store, true, Entrance.begin(options, () -> keys));
    client =
        Target.of(
                URI.create("https://127.0.0.1:" + controlPlane.address().getPort()),
                keys.authority().certificatePem())
            .client("admin");
  }

  @AfterAll
  static void stop() {
    client.close();
    controlPlane.close();
    store.close();
  }

  @AfterEach
  void repair() {
    store.failWith(null);
  }

  private static Answer create() {
    return client.post(
        CONFIG_MAPS,
        "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"generateName\":\"c-\"}}");
  }

  private static void assertDiscreet(Answer answer, int status) {
    assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
    assertThat(answer.text()).contains("\"kind\":\"Status\"").doesNotContain("/var/lib");
  }

  @Test
  void aFullDiskIsReportedWithoutItsFiles() {
    store.failWith(new StorageException.DiskFull("no room on the disk for " + FILE, null));

    Answer answer = create();

    assertDiscreet(answer, 503);
    assertThat(answer.text()).contains("there is no room left to store objects");
  }

  @Test
  void aWriteThatMayBeLostIsReportedWithoutItsFiles() {
    store.failWith(
        new StorageException.Unavailable("cannot write to " + FILE, Outcome.UNKNOWN, null));

    assertDiscreet(create(), 500);
  }

  @Test
  void otherFailuresAreForTheLog() {
    store.failWith(new StorageException.Corrupt(FILE + " is damaged", null));
    try (CapturedLog log = CapturedLog.of("dev.navarch")) {
      assertDiscreet(create(), 500);

      assertThat(log.lines()).anyMatch(line -> line.contains(FILE));
    }
  }

  @Test
  void aStoreThatTakesNoWritesFailsTheProbes() {
    store.failWith(new StorageException.Unavailable("lost", Outcome.UNKNOWN, null));

    for (String probe : List.of("/livez", "/readyz", "/healthz", "/livez/etcd")) {
      assertThat(client.get(probe).status()).as(probe).isEqualTo(500);
    }
    store.failWith(null);
    assertThat(client.get("/livez").status()).isEqualTo(200);
  }

  @Test
  void insideAnotherProgramAnErrorIsReportedToTheClient() {
    store.failWith(new OutOfMemoryError("injected"));

    assertDiscreet(create(), 500);
    store.failWith(null);
    assertThat(create().status()).isEqualTo(201);
  }
}
