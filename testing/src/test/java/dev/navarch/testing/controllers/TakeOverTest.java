package dev.navarch.testing.controllers;

import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.rest.RestClient;
import dev.navarch.storage.etcd.EtcdConfig;
import dev.navarch.storage.etcd.EtcdStore;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import dev.navarch.testing.server.Await;
import dev.navarch.testing.server.ServerProcess;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two servers on one etcd; the one whose controllers run is killed. */
@Timeout(180)
final class TakeOverTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String STAYING = configMaps("harbour");
  private static final String GOING = configMaps("port");

  /** What was started, the last first: all of it, or nothing where there is no etcd. */
  private final Deque<AutoCloseable> opened = new ArrayDeque<>();

  private final LongDeletion deletion = new LongDeletion(300);

  @TempDir private Path folder;

  private EtcdStore store;
  private ServerProcess leader;
  private Objects throughLeader;
  private Objects throughHeir;

  /** The first one leads because it was alone; one authority vouches for both. */
  @BeforeEach
  void start() {
    EtcdServer etcd = opened(EtcdServer.start(EtcdOptions.DEFAULT.withoutSync()));
    store = opened(EtcdStore.open(EtcdConfig.of(etcd.endpoint().toString())));
    leader = start(etcd);
    throughLeader = objects(leader);
    await(
        "a leader",
        () ->
            throughLeader.exists(Leadership.LEASE)
                && !Leadership.of(throughLeader).holder().isEmpty());
    throughHeir = objects(start(etcd));
  }

  @AfterEach
  void stop() throws Exception {
    for (AutoCloseable part : opened) {
      part.close();
    }
  }

  private ServerProcess start(EtcdServer etcd) {
    return opened(
        ServerProcess.start(
            folder, "--storage", "etcd", "--etcd-servers", etcd.endpoint().toString()));
  }

  private Objects objects(ServerProcess server) {
    RestClient client = opened(server.restClient());
    return new Objects(client);
  }

  private <T extends AutoCloseable> T opened(T part) {
    opened.push(part);
    return part;
  }

  private static void await(String what, BooleanSupplier condition) {
    assertThat(Await.until(LIMIT, condition)).as(what).isTrue();
  }

  private boolean isGone(String dependent) {
    return !throughHeir.exists(configMap("default", dependent));
  }

  @Test
  void whatAKilledLeaderHasBegunTheOtherOneFinishes() throws Exception {
    deletion.fill(throughLeader);
    throughHeir.createNamespace("harbour");
    Leadership before = Leadership.of(throughHeir);
    Creator staying = opened(Creator.start(throughHeir, STAYING, "heir-"));
    Creator stayingCutOff = opened(Creator.start(throughLeader, STAYING, "leader-"));
    Creator going = opened(Creator.start(throughHeir, GOING, "heir-"));
    Creator goingCutOff = opened(Creator.start(throughLeader, GOING, "leader-"));
    for (Creator creator : new Creator[] {staying, stayingCutOff, going, goingCutOff}) {
      creator.awaitMore(5);
    }

    deletion.begin(throughLeader);
    await("a first dependent goes", () -> isGone("foreground-0") || isGone("background-0"));
    leader.kill();

    assertMiddle(before);
    assertThat(stayingCutOff.end()).get().isInstanceOf(UncheckedIOException.class);
    staying.awaitMore(100);
    staying.stop();
    assertThat(going.refusal().code()).isEqualTo(403);
    assertThat(goingCutOff.end())
        .get()
        .satisfiesAnyOf(
            end -> assertThat(end).isInstanceOf(UncheckedIOException.class),
            end -> assertThat(((ApiException) end).code()).isEqualTo(403));

    await("another leader", () -> Leadership.of(throughHeir).hasPassedOnSince(before));
    Leadership after = Leadership.of(throughHeir);
    deletion.awaitEnd(throughHeir);
    assertThat(LongDeletion.left(store, "/port")).as("what is left of the namespace").isZero();
    assertThat(throughHeir.names(STAYING))
        .containsAll(staying.acknowledged())
        .containsAll(stayingCutOff.acknowledged());
    assertThat(after.transitions()).isEqualTo(before.transitions() + 1);
    assertThat(Leadership.of(throughHeir)).isEqualTo(after);
  }

  /**
   * Nobody has done anything since the kill, nor will before the lease is over; and what is on its
   * way out takes nothing in.
   */
  private void assertMiddle(Leadership before) {
    deletion.assertUnfinished(store);
    assertThat(Leadership.of(throughHeir)).isEqualTo(before);
    assertThatThrownBy(() -> throughHeir.create(GOING, "too-late"))
        .isInstanceOfSatisfying(
            ApiException.class, refusal -> assertThat(refusal.code()).isEqualTo(403));
  }
}
