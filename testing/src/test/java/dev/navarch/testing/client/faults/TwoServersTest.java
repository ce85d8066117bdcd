package dev.navarch.testing.client.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import dev.navarch.testing.server.Await;
import dev.navarch.testing.server.Crowd;
import dev.navarch.testing.server.ServerProcess;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two servers on one etcd, behind a load balancer; one of them is killed. */
@Timeout(120)
class TwoServersTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** What was started, the last first: all of it, or nothing where there is no etcd. */
  private final Deque<AutoCloseable> opened = new ArrayDeque<>();

  @TempDir private Path folder;

  private ServerProcess first;
  private ServerProcess second;
  private Access access;

  @BeforeEach
  void start() {
    EtcdServer etcd = opened(EtcdServer.start(EtcdOptions.DEFAULT.withoutSync()));
    // one folder, so that one authority vouches for both
    List<ServerProcess> servers =
        Crowd.of(
            2,
            number ->
                ServerProcess.start(
                    folder, "--storage", "etcd", "--etcd-servers", etcd.endpoint().toString()));
    first = opened(servers.get(0));
    second = opened(servers.get(1));
    access = new Access(first.authorityPem(), first.token());
  }

  @AfterEach
  void stop() throws Exception {
    for (AutoCloseable part : opened) {
      part.close();
    }
  }

  private <T extends AutoCloseable> T opened(T part) {
    opened.push(part);
    return part;
  }

  @Test
  void informersGoOnAndTheCrownChangesHandsOnceWhenOneServerIsKilled() throws Exception {
    FaultyProxy balancer = opened(FaultyProxy.to(first.url()));
    RestClient balanced = opened(access.client(balancer.url()));
    RestClient direct = opened(access.client(second.url()));
    ResourceClient<ConfigMap, ConfigMapList> maps = Access.configMaps(direct);
    ObservedInformer informer = opened(ObservedInformer.start(Access.configMaps(balanced)));
    Contender king = opened(Contender.start("king", balanced));
    await("a first leader", king::leads);
    Contender heir = opened(Contender.start("heir", direct));
    List<String> acknowledged = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      acknowledged.add(create(Access.configMaps(balanced), "balanced-" + i));
    }
    Writers writers = new Writers(maps, 5, 9);
    Thread writing = Thread.ofVirtual().start(() -> writers.write(20));

    first.kill();

    await("another leader", heir::leads);
    balancer.leadTo(second.url());
    assertThat(writing.join(PATIENCE)).as("all is written").isTrue();
    informer.awaitLike(maps);
    assertThat(maps.list().items())
        .extracting(map -> map.metadata().name())
        .containsAll(acknowledged);
    assertThat(informer.lists()).as("no list but the first").isEqualTo(1);
    assertThat(create(Access.configMaps(balanced), "after")).isEqualTo("after");
    informer.awaitLike(maps);

    assertThat(king.leads()).isFalse();
    assertThat(king.reigns()).hasSize(1);
    heir.close();
    assertThat(heir.reigns()).hasSize(1);
    assertThat(king.reigns()).noneMatch(reign -> reign.overlapsAny(heir.reigns()));
    Lease crown = Contender.client(direct).get("crown");
    assertThat(crown.spec().leaseTransitions()).isBetween(1, 2);
  }

  private static String create(ResourceClient<ConfigMap, ConfigMapList> maps, String name)
      throws Exception {
    return maps.create(
            ConfigMap.builder().metadata(meta -> meta.name(name)).data(Map.of("v", name)).build())
        .metadata()
        .name();
  }

  private static void await(String what, BooleanSupplier condition) {
    assertThat(Await.until(PATIENCE, condition)).as(what).isTrue();
  }
}
