package dev.navarch.testing;

import dev.navarch.api.install.Release;
import dev.navarch.apiserver.authentication.TokenFile;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.Kubeconfig;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.registry.generic.RuntimeConfig;
import dev.navarch.registry.generic.ServedVersions;
import dev.navarch.storage.memory.MemoryStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A control plane that lives in memory until it is closed. May be used by any thread.
 *
 * <p>Clients reach it over TLS on a loopback port, with the {@linkplain #kubeconfig() kubeconfig},
 * or with {@link #url()}, {@link #authorityPem()} and a {@link #token()}; either way they may do
 * everything.
 */
public final class TestControlPlane implements AutoCloseable {
  private final String token;
  private final ServedVersions versions;
  private final MemoryStore store;
  private final ControlPlane controlPlane;

  private TestControlPlane(
      Entrance.KeySource keys, String token, ServedVersions versions, MemoryStore store) {
    this.token = token;
    this.versions = versions;
    this.store = store;
    this.controlPlane = start(keys, token, versions, store);
  }

  /** Starts a control plane that serves what any Kubernetes from 1.20 to 1.36 serves. */
  public static TestControlPlane start() {
    return start(ServedVersions.all());
  }

  /** Starts a control plane that serves exactly what a release does: 1.20 or 1.36. */
  public static TestControlPlane start(String release) {
    for (Release known : Release.values()) {
      if (known.toString().equals(release)) {
        return start(new ServedVersions(Optional.of(known), RuntimeConfig.NONE));
      }
    }
    throw new IllegalArgumentException("releases are 1.20 and 1.36, not " + release);
  }

  private static TestControlPlane start(ServedVersions versions) {
    return new TestControlPlane(
        () ->
            ControlPlaneKeys.inMemory(
                ServerAddresses.of(ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
                InstantSource.system()),
        UUID.randomUUID().toString(),
        versions,
        MemoryStore.create());
  }

  private static ControlPlane start(
      Entrance.KeySource keys, String token, ServedVersions versions, MemoryStore store) {
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    ControlPlaneOptions options =
        ControlPlaneOptions.at(address)
            .versions(versions)
            .authenticators(
                List.of(TokenFile.of(token, User.of("kubernetes-admin", User.MASTERS_GROUP))))
            .build();
    try {
      return ControlPlane.start(store, true, Entrance.begin(options, keys));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A copy of this control plane as it is now: the same objects with the same versions, on a port
   * of its own. What happens in one is not seen in the other. Both take the same credentials.
   */
  public TestControlPlane fork() {
    return new TestControlPlane(controlPlane::keys, token, versions, store.fork());
  }

  /**
   * Forgets how everything came to be as it is now, which a control plane otherwise does after a
   * while: a client that resumes a watch or continues a list from before is told that this is too
   * long ago, and must list again.
   */
  public void compact() {
    store.compact(store.revision());
  }

  /** Where clients reach it. */
  public URI url() {
    return URI.create("https://127.0.0.1:" + controlPlane.address().getPort());
  }

  /** A bearer token with which a client may do everything. */
  public String token() {
    return token;
  }

  /** The authority that vouches for the server, as PEM. */
  public String authorityPem() {
    return controlPlane.keys().authority().own().certificatePem();
  }

  /** A kubeconfig with which a client may do everything: the content of the file. */
  public String kubeconfig() {
    return new String(config().toBytes(), StandardCharsets.UTF_8);
  }

  /** Writes the kubeconfig for programs that want a file. */
  public void writeKubeconfig(Path file) throws IOException {
    config().write(file);
  }

  private Kubeconfig config() {
    ControlPlaneKeys keys = controlPlane.keys();
    return new Kubeconfig(url(), keys.authority().certificate(), keys.administrator());
  }

  @Override
  public void close() {
    controlPlane.close();
    store.close();
  }
}
