package dev.navarch.attacks.fuzz;

import dev.navarch.apiserver.authentication.BearerToken;
import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.attacks.client.Target;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.storage.Limits;
import dev.navarch.storage.memory.MemoryStore;
import dev.navarch.storage.mvcc.HistoryBounds;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;

/**
 * A control plane that keeps little history, so that the memory in use shows what requests leave
 * behind. Every token is that of an administrator.
 */
final class FuzzedServer implements AutoCloseable {
  static final String TOKEN = "admin";

  private static final int REVISIONS = 100;

  private final MemoryStore store;
  private final ControlPlane controlPlane;
  private final Target target;

  private FuzzedServer(MemoryStore store, ControlPlane controlPlane, Target target) {
    this.store = store;
    this.controlPlane = controlPlane;
    this.target = target;
  }

  static FuzzedServer start() throws IOException {
    MemoryStore store =
        MemoryStore.create(Limits.DEFAULT, new HistoryBounds(REVISIONS, Duration.ofHours(1)));
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
    ControlPlane controlPlane =
        ControlPlane.start(store, true, Entrance.begin(options, () -> keys));
    return new FuzzedServer(
        store,
        controlPlane,
        Target.of(
            URI.create("https://127.0.0.1:" + controlPlane.address().getPort()),
            keys.authority().certificatePem()));
  }

  Target target() {
    return target;
  }

  @Override
  public void close() {
    controlPlane.close();
    store.close();
  }
}
