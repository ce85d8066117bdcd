package dev.navarch.attacks;

import dev.navarch.apiserver.authentication.Authenticator;
import dev.navarch.apiserver.authentication.BearerToken;
import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.Target;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.ControlPlaneOptionsBuilder;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.storage.memory.MemoryStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A control plane in memory on a loopback port. Its clients are whoever their token says they are:
 * {@code alice} is a user of that name, {@code alice,group} is one in a group.
 */
public final class AttackedServer implements AutoCloseable {
  /** The token of a user who may do everything. */
  public static final String ADMIN = "admin," + User.MASTERS_GROUP;

  private static final ControlPlaneKeys KEYS =
      ControlPlaneKeys.inMemory(
          () -> ServerAddresses.of(ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
          InstantSource.system());

  private final MemoryStore store;
  private final ControlPlane controlPlane;
  private final Target target;
  private final PlainClient clients;

  private AttackedServer(MemoryStore store, ControlPlane controlPlane) {
    this.store = store;
    this.controlPlane = controlPlane;
    this.target =
        Target.of(
            URI.create("https://127.0.0.1:" + controlPlane.address().getPort()),
            KEYS.authority().certificatePem());
    this.clients = target.client(ADMIN);
  }

  public static AttackedServer start() {
    return start(UnaryOperator.identity());
  }

  public static AttackedServer start(UnaryOperator<ControlPlaneOptionsBuilder> change) {
    MemoryStore store = MemoryStore.create();
    ControlPlaneOptionsBuilder options =
        ControlPlaneOptions.at(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
            .controllers(List.of())
            .authenticators(List.of(tokens()));
    try {
      return new AttackedServer(
          store,
          ControlPlane.start(
              store, true, Entrance.begin(change.apply(options).build(), () -> KEYS)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Authenticator tokens() {
    return request ->
        BearerToken.of(request)
            .filter(token -> !token.contains("."))
            .<Identification>map(token -> new Identification.Known(user(token)))
            .orElseGet(Identification::none);
  }

  private static User user(String token) {
    List<String> words = List.of(token.split(","));
    return new User(words.get(0), "", words.subList(1, words.size()), Map.of());
  }

  public Target target() {
    return target;
  }

  /** A client that may do everything. */
  public PlainClient admin() {
    return clients;
  }

  /** A client of a user, who may do nothing but what a role grants. */
  public PlainClient as(String user) {
    return clients.as(user);
  }

  /** A figure without labels that the server publishes about itself. */
  public double metric(String name) {
    return admin()
        .get("/metrics")
        .text()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public void close() {
    clients.close();
    controlPlane.close();
    store.close();
  }
}
