package dev.navarch.controllerruntime.manager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Secret;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.builder.ControllerBuilder;
import dev.navarch.controllerruntime.cache.CacheNotSyncedException;
import dev.navarch.controllerruntime.cache.CacheOptions;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.client.Query;
import dev.navarch.controllerruntime.lifecycle.Task;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import dev.navarch.controllerruntime.testserver.Eventually;
import dev.navarch.controllerruntime.testserver.MemoryServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ManagerTest {
  private final MemoryServer server = new MemoryServer();
  private final RestClient rest = server.client();
  private final List<String> log = new CopyOnWriteArrayList<>();

  @AfterEach
  void close() {
    rest.close();
  }

  private ManagerBuilder builder() {
    return Manager.builder(rest).mapper(MemoryServer.mapper());
  }

  /** A lease that a slow machine does not lose. */
  private static LeaderElection election(String identity) {
    return LeaderElection.of("kube-system", "test")
        .withIdentity(identity)
        .withTimes(Duration.ofSeconds(15), Duration.ofSeconds(10), Duration.ofMillis(100));
  }

  /** A lease that is lost soon when nobody answers. */
  private static LeaderElection shortElection() {
    return election("only")
        .withTimes(Duration.ofMillis(1500), Duration.ofMillis(1000), Duration.ofMillis(100));
  }

  private Task logged(String name) {
    return stop -> {
      log.add(name + " began");
      stop.await();
      log.add(name + " ended");
    };
  }

  @Test
  void tasksSeeFilledCachesAndEndInOrder() throws Exception {
    server.put("v1", "configmaps", ConfigMaps.named("a", "one"));
    Manager manager = builder().build();
    manager.cache().informer(ObjectKind.of(ConfigMap.class));
    manager.add(Task.everywhere("everywhere", logged("everywhere")));
    manager.add(
        Task.byLeader(
            "leader",
            stop -> {
              log.add(
                  "maps: "
                      + manager
                          .cache()
                          .informer(ObjectKind.of(ConfigMap.class))
                          .lister()
                          .list()
                          .size());
              logged("leader").run(stop);
            }));

    manager.start();
    Eventually.that("both began", () -> log.size() == 3);
    manager.close();

    assertThat(log).contains("maps: 1");
    assertThat(log.subList(3, 5)).containsExactly("leader ended", "everywhere ended");
    manager.awaitEnd();
  }

  @Test
  void taskThatIsAddedLaterIsStarted() throws Exception {
    try (Manager manager = builder().build()) {
      manager.start();

      manager.add(Task.byLeader("late", logged("late")));

      Eventually.that("began", () -> log.contains("late began"));
    }
    assertThat(log).endsWith("late ended");
  }

  @Test
  void failingTaskStopsTheManagerWithItsReason() throws Exception {
    Manager manager = builder().build();
    manager.add(Task.everywhere("other", logged("other")));
    manager.add(
        Task.byLeader(
            "broken",
            stop -> {
              throw new IOException("no disk");
            }));

    manager.start();

    assertThatExceptionOfType(ManagerFailedException.class)
        .isThrownBy(manager::awaitEnd)
        .withMessage("task broken failed")
        .withCauseInstanceOf(IOException.class);
    assertThat(log).containsOnlyOnce("other ended");
  }

  @Test
  void taskThatDoesNotEndIsInterrupted() throws Exception {
    CountDownLatch interrupted = new CountDownLatch(1);
    Manager manager = builder().stopTimeout(Duration.ofMillis(50)).build();
    manager.add(
        Task.everywhere(
            "deaf",
            stop -> {
              log.add("began");
              try {
                new CountDownLatch(1).await();
              } catch (InterruptedException e) {
                interrupted.countDown();
              }
            }));
    manager.start();
    Eventually.that("began", () -> log.contains("began"));

    manager.close();

    assertThat(interrupted.getCount()).isZero();
  }

  @Test
  void cachesThatDoNotFillFailTheStart() throws Exception {
    Manager manager =
        builder().cache(CacheOptions.builder().syncTimeout(Duration.ofMillis(300)).build()).build();
    manager
        .cache()
        .informer(ObjectKind.untyped(new GroupVersion("x.io", "v1").withKind("Missing")));
    manager.add(Task.everywhere("never", logged("never")));

    assertThatExceptionOfType(CacheNotSyncedException.class)
        .isThrownBy(manager::start)
        .withMessageContaining("Missing.x.io/v1");
    manager.awaitEnd();
    assertThat(log).isEmpty();
  }

  @Test
  void managerThatClosesAtExitLeavesNothingBehind() throws Exception {
    Manager manager = builder().build();
    manager.closeAtExit();
    manager.closeAtExit();
    manager.start();

    manager.close();

    manager.awaitEnd();
  }

  @Test
  void managerIsStartedOnce() throws Exception {
    Manager manager = builder().build();
    manager.start();

    assertThatIllegalStateException().isThrownBy(manager::start);
    manager.close();
    manager.close();
    assertThatIllegalStateException().isThrownBy(manager::start);
    assertThatIllegalStateException().isThrownBy(() -> manager.add(stop -> {}));
  }

  @Test
  void clientReadsFromTheCacheUnlessAKindIsExcepted() throws Exception {
    Manager manager = builder().uncached(ObjectKind.of(Secret.class)).build();
    manager.index(ConfigMap.class, "k", map -> map.data().keySet());
    try (manager) {
      manager.start();
      manager.client().create(ConfigMaps.of("a", "one", Map.of("k", "v")));
      manager.client().create(Secret.builder().metadata(m -> m.namespace("a").name("s")).build());

      assertThat(manager.client().get(Secret.class, "a", "s")).isPresent();
      assertThat(manager.liveClient().get(ConfigMap.class, "a", "one")).isPresent();
      Eventually.that(
          "in the cache",
          () -> manager.client().list(ConfigMap.class, Query.withField("k", "k")).size() == 1);
    }
  }

  @Test
  void twoControllersOfOneNameAreRefused() throws Exception {
    try (Manager manager = builder().build()) {
      ControllerBuilder.managedBy(manager)
          .forType(ConfigMap.class)
          .build((request, context) -> Result.done());

      assertThatIllegalArgumentException()
          .isThrownBy(() ->
              ControllerBuilder.managedBy(manager)
                  .forType(ConfigMap.class)
                  .build((request, context) -> Result.done()))
          .withMessageContaining("configmap");
    }
  }

  // ---- election

  @Test
  void leaderHandsOverWhenItIsClosed() throws Exception {
    AtomicInteger leading = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Task task =
        Task.byLeader(
            "counted",
            stop -> {
              most.accumulateAndGet(leading.incrementAndGet(), Math::max);
              stop.await();
              leading.decrementAndGet();
            });
    Manager first = builder().leaderElection(election("first")).build();
    Manager second = builder().leaderElection(election("second")).build();
    try (first;
        second) {
      first.add(task);
      second.add(task);
      first.start();
      assertThat(first.awaitElected(Duration.ofSeconds(20))).isTrue();
      second.start();
      assertThat(second.awaitElected(Duration.ofMillis(300))).isFalse();
      assertThat(first.isLeader()).isTrue();
      assertThat(second.isLeader()).isFalse();

      first.close();

      assertThat(second.awaitElected(Duration.ofSeconds(20))).isTrue();
      assertThat(second.isLeader()).isTrue();
      Eventually.that("runs there", () -> leading.get() == 1);
    }
    assertThat(most).hasValue(1);
    assertThat(leading).hasValue(0);
  }

  @Test
  void lostLeaseFailsTheManager() throws Exception {
    Manager manager = builder().leaderElection(shortElection()).build();
    manager.add(
        Task.byLeader(
            "task",
            stop -> {
              log.add("began");
              try {
                new CountDownLatch(1).await();
              } finally {
                log.add("ended");
              }
            }));
    manager.start();
    Eventually.that("began", () -> log.contains("began"));

    server.unreachableFor(request -> request.path().contains("leases"));

    assertThatExceptionOfType(ManagerFailedException.class)
        .isThrownBy(manager::awaitEnd)
        .withCauseInstanceOf(LeadershipLostException.class);
    assertThat(log).containsExactly("began", "ended");
  }

  @Test
  void leaderThatLostItsLeaseStandsAgainIfItIsTold() throws Exception {
    Manager manager = builder().leaderElection(shortElection().withStandAgain(true)).build();
    manager.add(Task.byLeader("task", logged("task")));
    try (manager) {
      manager.start();
      Eventually.that("began", () -> log.contains("task began"));
      server.unreachableFor(request -> request.path().contains("leases"));
      Eventually.that("lost", () -> !manager.isLeader());

      server.unreachableFor(request -> false);

      Eventually.that("began again", () -> log.stream().filter("task began"::equals).count() >= 2);
    }
  }

  @Test
  void leaderThatWinsItsLeaseBackRunsItsTasksOnceTheOldOnesHaveEnded() throws Exception {
    Manager manager = builder().leaderElection(shortElection().withStandAgain(true)).build();
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    manager.add(
        Task.byLeader(
            "deaf",
            stop -> {
              most.accumulateAndGet(running.incrementAndGet(), Math::max);
              log.add("began");
              try {
                stop.await();
              } catch (InterruptedException e) {
                log.add("interrupted");
              }
              server.unreachableFor(request -> false);
              long end = System.nanoTime() + Duration.ofSeconds(4).toNanos();
              while (!manager.isLeader() && System.nanoTime() < end) {
                LockSupport.parkNanos(1_000_000);
              }
              running.decrementAndGet();
            }));
    try (manager) {
      manager.start();
      Eventually.that("began", () -> log.contains("began"));

      server.unreachableFor(request -> request.path().contains("leases"));
      Eventually.that("began again", () -> log.stream().filter("began"::equals).count() >= 2);

      assertThat(most).hasValue(1);
      Eventually.that("leads", manager::isLeader);
    }
  }

  @Test
  void leaseThatIsLostWhileTasksStopInterruptsThem() throws Exception {
    Manager manager =
        builder().leaderElection(shortElection()).stopTimeout(Duration.ofMinutes(5)).build();
    CountDownLatch interrupted = new CountDownLatch(1);
    manager.add(
        Task.byLeader(
            "slow",
            stop -> {
              log.add("began");
              try {
                stop.await();
                server.unreachableFor(request -> request.path().contains("leases"));
                new CountDownLatch(1).await();
              } catch (InterruptedException e) {
                interrupted.countDown();
              }
            }));
    manager.start();
    Eventually.that("began", () -> log.contains("began"));

    manager.close();

    assertThat(interrupted.getCount()).isZero();
  }

  // ---- endpoints

  private static HttpResponse<String> get(InetSocketAddress address, String path) throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      URI uri = URI.create("http://127.0.0.1:" + address.getPort() + path);
      return http.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  @Test
  void healthAndMetricsAreServedIfAskedFor() throws Exception {
    CountDownLatch reconciled = new CountDownLatch(1);
    server.put("v1", "configmaps", ConfigMaps.named("a", "one"));
    Manager manager =
        builder().healthPort(0).metricsPort(0).leaderElection(election("only")).build();
    manager.addReadyCheck(
        "mine",
        () -> {
          throw new IOException("a secret");
        });
    ControllerBuilder.managedBy(manager)
        .named("watcher")
        .forType(ConfigMap.class)
        .build((request, context) -> {
          reconciled.countDown();
          return Result.done();
        });
    try (manager) {
      manager.start();
      assertThat(reconciled.await(20, TimeUnit.SECONDS)).isTrue();
      InetSocketAddress health = manager.healthAddress().orElseThrow();
      InetSocketAddress metrics = manager.metricsAddress().orElseThrow();

      assertThat(health.getAddress().isLoopbackAddress()).isTrue();
      assertThat(get(health, "/healthz").body()).isEqualTo("ok");
      assertThat(get(health, "/readyz").statusCode()).isEqualTo(500);
      assertThat(get(health, "/readyz").body())
          .contains("[+]caches ok", "[-]mine failed: reason withheld")
          .doesNotContain("a secret");
      List<String> afterwards =
          List.of(
              "controller_runtime_reconcile_total{controller=\"watcher\",result=\"success\"} 1\n",
              "reflector_lists_total{name=\"ConfigMap.v1\"} 1\n",
              "informer_listener_depth{name=\"ConfigMap.v1\",listener=\"0\"} 0\n");
      Eventually.that(
          "counted", () -> afterwards.stream().allMatch(get(metrics, "/metrics").body()::contains));
      assertThat(get(metrics, "/metrics").body())
          .contains(
              "workqueue_adds_total{name=\"watcher\"} 1\n",
              "controller_runtime_max_concurrent_reconciles{controller=\"watcher\"} 1\n",
              "leader_election_master_status{name=\"test\"} 1\n");
    }
    assertThat(builder().build().healthAddress()).isEmpty();
  }

  @Test
  void eventsAreWritten() throws Exception {
    ConfigMap map = ConfigMaps.named("a", "one");
    try (Manager manager = builder().build()) {
      manager.eventRecorder("tester").event(map, "Normal", "Made", "it was made");

      Eventually.that(
          "written", () -> server.writes().contains("POST /api/v1/namespaces/a/events"));
    }
  }
}
