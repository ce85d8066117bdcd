package dev.navarch.benchmarks.informers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.navarch.testing.TestControlPlane;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every trial with every library, on a control plane in this JVM, as small as can be. */
@Timeout(120)
class TrialsTest {
  private static final int PODS = 30;
  private static final Duration SHORT = Duration.ofMillis(50);

  @TempDir private static Path folder;

  private static TestControlPlane controlPlane;
  private static EventServer events;

  @BeforeAll
  static void start() throws Exception {
    controlPlane = TestControlPlane.start();
    controlPlane.writeKubeconfig(kubeconfig());
    try (PodLoad load = PodLoad.create(kubeconfig(), "bench")) {
      load.fillTo(PODS / 2);
      load.fillTo(PODS);
      assertThat(load.podBytes()).isBetween(4_500, 5_600);
    }
    events = EventServer.start();
    events.writeKubeconfig(eventsKubeconfig());
  }

  @AfterAll
  static void end() throws Exception {
    events.close();
    controlPlane.close();
  }

  private static Path kubeconfig() {
    return folder.resolve("kubeconfig");
  }

  private static Path eventsKubeconfig() {
    return folder.resolve("events-kubeconfig");
  }

  @ParameterizedTest
  @EnumSource
  void everyLibrarySyncsAllPods(Library library) throws Exception {
    List<SyncTrial.Sync> syncs = SyncTrial.measure(library, kubeconfig(), PODS, 2);

    assertThat(syncs)
        .hasSize(2)
        .allSatisfy(sync -> {
          assertThat(sync.millis()).isPositive();
          assertThat(SyncTrial.Sync.parse(sync.line())).isEqualTo(sync);
        });
  }

  @Test
  void aSyncThatMissesPodsIsAFailure() {
    assertThatIOException()
        .isThrownBy(() -> SyncTrial.measure(Library.NAVARCH, kubeconfig(), PODS + 1, 1))
        .withMessage("synced with 30 of 31 pods");
  }

  @ParameterizedTest
  @EnumSource
  void everyLibraryTellsAllHandlersOfEvents(Library library) throws Exception {
    double rate = EventsTrial.perSecond(library, eventsKubeconfig(), 3, 100, 3_000);

    assertThat(rate).isPositive();
  }

  @Test
  void navarchHasNoPlatformThreadForAnInformer() throws Exception {
    LiveThreads used = ThreadsTrial.used(Library.NAVARCH, kubeconfig(), 20, SHORT);

    assertThat(used.platform()).isLessThan(20);
    assertThat(used.virtual()).isGreaterThanOrEqualTo(20);
  }

  @ParameterizedTest
  @EnumSource(names = {"NAVARCH", "OFFICIAL"})
  void itemsGoThroughQueues(Library library) throws Exception {
    assertThat(QueueTrial.onOneThread(QueueTrial.queue(library), SHORT)).isPositive();
    assertThat(QueueTrial.onTwoThreads(QueueTrial.queue(library), SHORT)).isPositive();
  }
}
