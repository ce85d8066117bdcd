package dev.navarch.testing.client.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.transport.NotSentException;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.storage.memory.MemoryStore;
import dev.navarch.testing.server.Await;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Certificates, names and tokens that are not in order, at a running server. */
@Timeout(60)
class BadAccessTest {
  private static final Duration LONG = Duration.ofDays(60);
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** A server whose certificates were made at some time. */
  private record Server(ControlPlaneKeys keys, MemoryStore store, ControlPlane controlPlane)
      implements AutoCloseable {
    static Server madeAt(Instant time) throws IOException {
      return with(keysMadeAt(time));
    }

    static Server with(ControlPlaneKeys keys) throws IOException {
      MemoryStore store = MemoryStore.create();
      InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
      return new Server(
          keys,
          store,
          ControlPlane.start(
              store, true, Entrance.begin(ControlPlaneOptions.of(address), () -> keys)));
    }

    URI url() {
      return URI.create("https://127.0.0.1:" + controlPlane.address().getPort());
    }

    TlsConfig tls() {
      return tls(keys.administrator());
    }

    TlsConfig tls(CertifiedKey client) {
      return new TlsConfig(
          pem(keys.authority().own().certificatePem()),
          pem(client.certificatePem()),
          pem(client.keyPem()),
          "",
          false);
    }

    @Override
    public void close() {
      controlPlane.close();
      store.close();
    }
  }

  private static PemSource pem(String text) {
    return PemSource.of(Bytes.wrap(text.getBytes(StandardCharsets.US_ASCII)), "");
  }

  private static RestClient client(URI server, TlsConfig tls) throws IOException {
    return RestClient.builder(ClientConfig.builder(server.toString()).tls(tls).qps(-1).build())
        .timeSource(new HurriedTime(20, 3))
        .build();
  }

  /** What a client is told that wants to list config maps. */
  private static ThrowingCallable listing(URI server, TlsConfig tls) {
    return () -> {
      try (RestClient client = client(server, tls)) {
        ConfigMapList unused = Access.configMaps(client).list();
      }
    };
  }

  private static void assertNotSent(URI server, TlsConfig tls, String words) {
    assertThatThrownBy(listing(server, tls))
        .isInstanceOf(NotSentException.class)
        .hasMessageStartingWith("cannot connect to " + server + ": " + words);
  }

  @Test
  void expiredServerIsToldAsSuch() throws Exception {
    try (Server server = Server.madeAt(Instant.now().minus(LONG))) {
      assertNotSent(server.url(), server.tls(), "the server's certificate has expired (");
    }
  }

  @Test
  void serverOfTheFutureIsToldAsSuch() throws Exception {
    try (Server server = Server.madeAt(Instant.now().plus(LONG))) {
      assertNotSent(server.url(), server.tls(), "the server's certificate is not valid yet (");
    }
  }

  @Test
  void strangersOnBothSidesAreTold() throws Exception {
    try (Server server = Server.madeAt(Instant.now());
        Server stranger = Server.madeAt(Instant.now())) {
      TlsConfig wrongAuthority =
          new TlsConfig(
              stranger.tls().authorities(),
              server.tls().certificate(),
              server.tls().key(),
              "",
              false);
      TlsConfig wrongName =
          new TlsConfig(
              server.tls().authorities(),
              server.tls().certificate(),
              server.tls().key(),
              "other.example",
              false);

      assertNotSent(
          server.url(),
          wrongAuthority,
          "the server's certificate is signed by an unknown authority");
      assertNotSent(server.url(), wrongName, "the server's certificate is not for this host (");
      assertClientRefused(server, stranger.keys().administrator());
    }
  }

  @Test
  void expiredClientIsRefused() throws Exception {
    try (Server server = Server.madeAt(Instant.now())) {
      CertificateAuthority longAgo =
          CertificateAuthority.of(
              server.keys().authority().own(), InstantSource.fixed(Instant.now().minus(LONG)));
      assertClientRefused(
          server, longAgo.issueClient("late", List.of("system:masters"), Duration.ofDays(1)));
    }
  }

  /** A certificate that is not accepted is one credential that does not count. */
  private static void assertClientRefused(Server server, CertifiedKey key) {
    assertThatThrownBy(listing(server.url(), server.tls(key)))
        .isInstanceOfSatisfying(
            ApiException.class, refusal -> assertThat(refusal.code()).isEqualTo(401));
  }

  @Test
  void tokenThatNobodyKnowsIsRefused() throws Exception {
    try (Server server = Server.madeAt(Instant.now());
        RestClient client =
            RestClient.builder(
                    ClientConfig.builder(server.url().toString())
                        .tls(
                            new TlsConfig(
                                server.tls().authorities(),
                                PemSource.none(),
                                PemSource.none(),
                                "",
                                false))
                        .token("nobody's")
                        .build())
                .build()) {
      assertThatThrownBy(() -> Access.configMaps(client).list())
          .isInstanceOfSatisfying(
              ApiException.class,
              refusal -> assertThat(refusal.reason()).isEqualTo(StatusReason.UNAUTHORIZED));
    }
  }

  @Test
  void plainHttpOnThePortForTlsIsRefusedInWords() throws Exception {
    try (Server server = Server.madeAt(Instant.now())) {
      URI plain = URI.create("http://127.0.0.1:" + server.url().getPort());

      assertThatThrownBy(listing(plain, TlsConfig.DEFAULT))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("no answer of " + plain + ": ");
    }
  }

  @Test
  void informerOfAnExpiredServerSyncsWhenTheServerHasANewCertificate() throws Exception {
    ControlPlaneKeys old = keysMadeAt(Instant.now().minus(LONG));
    try (Server expired = Server.with(old);
        Server good = Server.with(renewed(old));
        FaultyProxy address = FaultyProxy.to(expired.url());
        RestClient direct = client(good.url(), good.tls());
        RestClient client = client(address.url(), good.tls());
        ObservedInformer informer =
            ObservedInformer.begin(Access.configMaps(client), options -> options)) {
      assertThat(Await.until(PATIENCE, () -> !informer.failures().isEmpty())).isTrue();
      assertThat(informer.failures())
          .first()
          .isInstanceOf(NotSentException.class)
          .asString()
          .contains("has expired");
      ResourceClient<ConfigMap, ConfigMapList> maps = Access.configMaps(direct);
      ConfigMap unused =
          maps.create(ConfigMap.builder().metadata(meta -> meta.name("here")).build());

      address.leadTo(good.url());

      informer.awaitSynced();
      informer.awaitLike(maps);
    }
  }

  private static ControlPlaneKeys keysMadeAt(Instant time) {
    return ControlPlaneKeys.inMemory(
        () -> ServerAddresses.of(ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
        InstantSource.fixed(time));
  }

  /** The same authority, with certificates of now. */
  private static ControlPlaneKeys renewed(ControlPlaneKeys old) {
    CertificateAuthority authority =
        CertificateAuthority.of(old.authority().own(), InstantSource.system()).renewed(LONG);
    return new ControlPlaneKeys(
        authority,
        authority.issueServing(
            "kube-apiserver",
            ServerAddresses.of(ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
            LONG),
        authority.issueClient("kubernetes-admin", List.of("system:masters"), LONG),
        old.serviceAccounts());
  }
}
