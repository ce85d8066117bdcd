package dev.navarch.testing;

import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apiserver.authentication.TokenFile;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.transport.Transport;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.ControlPlaneOptionsBuilder;
import dev.navarch.cluster.controlplane.ControllerStart;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.Kubeconfig;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.controllers.BuiltInController;
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
import java.util.Set;
import java.util.UUID;

/**
 * A control plane that lives in memory until it is closed. May be used by any thread.
 *
 * <p>Tests in Java use its {@link #clientset()} or {@link #client()}, whose requests do not leave
 * the process. Other clients reach it over TLS on a loopback port, with the {@link
 * #clientConfig()}, the {@linkplain #kubeconfig() kubeconfig}, or with {@link #url()}, {@link
 * #authorityPem()} and a {@link #token()}; either way they may do everything.
 *
 * <p>Kubernetes' controllers for namespaces, service accounts and garbage collection run unless
 * they are {@linkplain #builder() switched off}. Each begins when there is something for it to do:
 * a test that needs none of them pays for none.
 */
public final class TestControlPlane implements AutoCloseable {
  /** What a control plane and its forks have in common. */
  record Kind(ServedVersions versions, List<String> controllers) {}

  /**
   * What a control plane begins with.
   *
   * @param isCopy whether the store is a copy of another control plane's, with all that is in it
   * @param needed controllers that the other one has left something to do for
   */
  private record Beginning(MemoryStore store, boolean isCopy, Set<BuiltInController> needed) {}

  private static final User ADMINISTRATOR = User.of("kubernetes-admin", User.MASTERS_GROUP);

  private final Lazy<String> token;
  private final Kind kind;
  private final MemoryStore store;
  private final ControlPlane controlPlane;
  private final Lazy<RestClient> client;

  private TestControlPlane(
      Entrance.KeySource keys, Lazy<String> token, Kind kind, Beginning beginning) {
    this.token = token;
    this.kind = kind;
    this.store = beginning.store();
    this.controlPlane = start(keys, token, kind, beginning);
    this.client = Lazy.of(() -> over(controlPlane.transport()));
  }

  /** Starts a control plane that serves what any Kubernetes from 1.20 to 1.36 serves. */
  public static TestControlPlane start() {
    return builder().start();
  }

  /** Starts a control plane that serves exactly what a release does: 1.20 or 1.36. */
  public static TestControlPlane start(String release) {
    return builder().release(release).start();
  }

  /** Starts to say how a control plane is to be. */
  public static TestControlPlaneBuilder builder() {
    return new TestControlPlaneBuilder();
  }

  static TestControlPlane start(Kind kind) {
    return new TestControlPlane(
        () ->
            ControlPlaneKeys.inMemory(
                () -> ServerAddresses.of(ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
                InstantSource.system()),
        Lazy.of(() -> UUID.randomUUID().toString()),
        kind,
        new Beginning(MemoryStore.create(), false, Set.of()));
  }

  private static ControlPlane start(
      Entrance.KeySource keys, Lazy<String> token, Kind kind, Beginning beginning) {
    Lazy<TokenFile> tokens = Lazy.of(() -> TokenFile.of(token.get(), ADMINISTRATOR));
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    ControlPlaneOptionsBuilder options =
        ControlPlaneOptions.at(address)
            .versions(kind.versions())
            .controllers(kind.controllers())
            .controllerStart(new ControllerStart.OnDemand(beginning.needed()))
            .authenticators(List.of(request -> tokens.get().identify(request)));
    if (beginning.isCopy()) {
      options.bootstrapped();
    }
    try {
      return ControlPlane.start(
          beginning.store(), true, Entrance.beginOnDemand(options.build(), keys));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A copy of this control plane as it is now: the same objects with the same versions, on a port
   * of its own. What happens in one is not seen in the other. Both take the same credentials. What
   * a control plane begins with is not made again: what a test has deleted of it stays deleted, and
   * the endpoints of the service {@code kubernetes} stay those of this one.
   */
  public TestControlPlane fork() {
    return new TestControlPlane(
        controlPlane::keys,
        token,
        kind,
        new Beginning(store.fork(), true, controlPlane.neededControllers()));
  }

  /**
   * Forgets how everything came to be as it is now, which a control plane otherwise does after a
   * while: a client that resumes a watch or continues a list from before is told that this is too
   * long ago, and must list again.
   */
  public void compact() {
    store.compact(store.revision());
  }

  /**
   * A client that may do everything, without a limit on how many requests it makes. It is the same
   * one each time, and is closed with the control plane.
   */
  public RestClient client() {
    return client.get();
  }

  /** Typed clients of all built-in kinds, which send their requests as {@link #client()} does. */
  public Clientset clientset() {
    return new Clientset(client());
  }

  /**
   * A client that may do what somebody may do, as {@link #client()} otherwise. Closed with the
   * control plane, if not before.
   */
  public RestClient clientOf(String user, String... groups) {
    return over(controlPlane.transport(User.of(user, groups)));
  }

  /**
   * Opens a way for a client of the caller's, which may do everything; its requests do not leave
   * the process. Closed with the control plane, if not before.
   */
  public Transport transport() {
    return controlPlane.transport();
  }

  private static RestClient over(Transport transport) {
    return RestClient.builder(transport).rateLimiter(RateLimiter.UNLIMITED).build();
  }

  /** How a client reaches it over TLS, as one that may do everything, without a limit. */
  public ClientConfig clientConfig() {
    return controlPlane.clientConfig().toBuilder().qps(-1).build();
  }

  /** Where clients reach it. */
  public URI url() {
    return controlPlane.url();
  }

  /** A bearer token with which a client may do everything. */
  public String token() {
    return token.get();
  }

  /** The authority that vouches for the server, as PEM. */
  public String authorityPem() {
    return controlPlane.keys().authority().certificatePem();
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
