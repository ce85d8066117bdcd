package dev.navarch.testing.client.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.client.faults.FaultyProxy.Passage;
import dev.navarch.testing.server.Await;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever happens in whatever order, an informer ends up like the server. */
@Timeout(120)
class RandomFaultsTest {
  private static final int STEPS = 30;
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Duration RESYNC = Duration.ofSeconds(50);
  private static final Duration RESYNC_AT_MOST = Duration.ofSeconds(1);

  private enum Step {
    WRITE,
    WRITE_A_LOT,
    DISCONNECT,
    CUT_OFF,
    LISTEN_AGAIN,
    FORGET_HISTORY,
    GONE,
    STALL,
    SLOW_WAY,
    FAST_WAY,
    SLOW_HANDLER,
    FAST_HANDLER,
    RESYNC,
    CATCH_UP
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void storeEndsLikeTheServer(long seed) {
    List<Step> steps = steps(new Random(seed));
    try (TestControlPlane controlPlane = TestControlPlane.start();
        FaultyProxy proxy = FaultyProxy.to(controlPlane.url());
        RestClient good = Access.to(controlPlane).client(controlPlane.url());
        RestClient bad = Access.to(controlPlane).alertClient(proxy.url());
        ObservedInformer informer =
            ObservedInformer.begin(
                Access.configMaps(bad),
                options -> options.withWatchList(seed % 2 == 0).withResyncPeriod(RESYNC))) {
      ResourceClient<ConfigMap, ConfigMapList> maps = Access.configMaps(good);
      Writers writers = new Writers(maps, 3, seed);

      for (Step step : steps) {
        take(step, controlPlane, proxy, informer, writers, maps);
      }
      proxy.heal();
      informer.story().takeItsTime(0);
      writers.write(1);

      informer.awaitLike(maps);
      assertThat(isResyncedWithin(PATIENCE, informer)).as("resynced").isTrue();
      assertThat(Await.until(PATIENCE, () -> informer.liveThreads() == 4))
          .as("one thread of each kind")
          .isTrue();
    }
  }

  private static List<Step> steps(Random random) {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      steps.add(Step.values()[random.nextInt(Step.values().length)]);
    }
    return steps;
  }

  private static void take(
      Step step,
      TestControlPlane controlPlane,
      FaultyProxy proxy,
      ObservedInformer informer,
      Writers writers,
      ResourceClient<ConfigMap, ConfigMapList> maps) {
    switch (step) {
      case WRITE -> writers.write(2);
      case WRITE_A_LOT -> writers.write(20);
      case DISCONNECT -> proxy.cut();
      case CUT_OFF -> {
        proxy.refuse();
        proxy.cut();
      }
      case LISTEN_AGAIN -> proxy.listenAgain();
      case FORGET_HISTORY -> controlPlane.compact();
      case GONE -> {
        proxy.cut();
        writers.write(1);
        controlPlane.compact();
      }
      case STALL -> proxy.swallow();
      case SLOW_WAY -> proxy.pass(new Passage(Duration.ofMillis(5), 50_000));
      case FAST_WAY -> proxy.pass(Passage.FREE);
      case SLOW_HANDLER -> informer.story().takeItsTime(TimeUnit.MILLISECONDS.toNanos(2));
      case FAST_HANDLER -> informer.story().takeItsTime(0);
      case RESYNC -> {
        // not before there is something
        boolean unused = isResyncedWithin(RESYNC_AT_MOST, informer);
      }
      case CATCH_UP -> {
        proxy.heal();
        informer.awaitLike(maps);
      }
    }
  }

  private static boolean isResyncedWithin(Duration limit, ObservedInformer informer) {
    int before = informer.story().resyncs();
    return Await.until(limit, () -> informer.story().resyncs() > before);
  }
}
