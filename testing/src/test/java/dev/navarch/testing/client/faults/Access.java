package dev.navarch.testing.client.faults;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.Liveness;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.TestControlPlane;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** What a client needs to be trusted by a server, and to trust it. */
record Access(String authorityPem, String token) {
  /** Quick enough for tests, and not so quick that a busy machine looks like a dead one. */
  private static final Liveness ALERT = new Liveness(Duration.ofMillis(500), Duration.ofSeconds(4));

  static Access to(TestControlPlane controlPlane) {
    return new Access(controlPlane.authorityPem(), controlPlane.token());
  }

  ClientConfig.Builder config(URI server) {
    PemSource authority =
        PemSource.of(Bytes.wrap(authorityPem.getBytes(StandardCharsets.US_ASCII)), "");
    return ClientConfig.builder(server.toString())
        .tls(new TlsConfig(authority, PemSource.none(), PemSource.none(), "", false))
        .token(token)
        .qps(-1);
  }

  /** A client on a way on which nothing goes wrong. */
  RestClient client(URI server) {
    return client(config(server).build());
  }

  /** A client that notices soon when nothing is heard of its server. */
  RestClient alertClient(URI server, String mediaType) {
    return client(config(server).contentType(mediaType).liveness(ALERT).build());
  }

  RestClient alertClient(URI server) {
    return alertClient(server, MediaTypes.JSON);
  }

  private static RestClient client(ClientConfig config) {
    try {
      return RestClient.builder(config).timeSource(new HurriedTime(20, 1)).build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ResourceClient<ConfigMap, ConfigMapList> configMaps(RestClient client) {
    return new ResourceClient<>(
        client.forGroupVersion(new GroupVersion("", "v1")),
        "configmaps",
        ConfigMap.class,
        ConfigMapList.class,
        "default");
  }
}
