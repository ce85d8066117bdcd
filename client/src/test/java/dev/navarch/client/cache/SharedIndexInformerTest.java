package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SharedIndexInformerTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final String TIMER = "maps-reflector-timer";
  private static final String REFLECTOR = "maps-reflector";

  private final SteppedTime time = new SteppedTime();
  private final RecordedThreads threads = new RecordedThreads();
  private final ScriptedServer server = new ScriptedServer();
  private final AtomicInteger deepest = new AtomicInteger();
  private final ReflectorOptions options =
      ReflectorOptions.named("maps")
          .withTimeSource(time)
          .withThreads(threads)
          .withErrorHandler((name, failure) -> {})
          .withMetrics(
              new CacheMetrics() {
                @Override
                public void listenerDepth(String name, int listener, int depth) {
                  deepest.accumulateAndGet(depth, Math::max);
                }
              });
  private SharedIndexInformer<ConfigMap> informer = informer(Duration.ZERO);

  private SharedIndexInformer<ConfigMap> informer(Duration resync) {
    return SharedIndexInformer.builder(server).options(options.withResyncPeriod(resync)).build();
  }

  @AfterEach
  void nothingIsLeft() {
    informer.close();
    assertThat(threads.alive()).isEmpty();
    assertThat(server.openWatches()).isZero();
  }

  /** Writes down what it is told. */
  private static final class Diary implements ResourceEventHandler<ConfigMap> {
    private final List<String> lines = new CopyOnWriteArrayList<>();

    @Override
    public void onAdd(ConfigMap object, boolean inInitialList) {
      lines.add((inInitialList ? "+" : "new ") + describe(object));
    }

    @Override
    public void onUpdate(ConfigMap before, ConfigMap after) {
      lines.add(describe(before) + ">" + describe(after));
    }

    @Override
    public void onDelete(ConfigMap last, boolean finalStateUnknown) {
      lines.add((finalStateUnknown ? "lost " : "-") + describe(last));
    }

    private static String describe(ConfigMap object) {
      return object.metadata().name() + "=" + object.data().get("text");
    }

    void awaitLines(String... expected) {
      Eventually.until("lines of the diary", () -> lines.size() >= expected.length);
      assertThat(lines).containsExactly(expected);
    }
  }

  @Test
  void handlerIsToldOfTheFirstListAndOfWhatFollows() throws Exception {
    server.put("a", "1");
    Diary diary = new Diary();
    ResourceEventHandlerRegistration registration = informer.addEventHandler(diary);
    assertThat(registration.hasSynced()).isFalse();

    informer.start();
    assertThat(informer.awaitSynced(PATIENCE)).isTrue();
    assertThat(registration.awaitSynced(PATIENCE)).isTrue();
    server.awaitWatches(1);
    server.put("a", "2");
    diary.awaitLines("+a=1", "a=1>a=2");
    server.put("b", "1");
    diary.awaitLines("+a=1", "a=1>a=2", "new b=1");
    server.delete("a");

    diary.awaitLines("+a=1", "a=1>a=2", "new b=1", "-a=2");
    assertThat(informer.indexer().listKeys()).containsExactly("default/b");
    Eventually.until(
        "the version is known", () -> informer.lastSyncResourceVersion().equals(server.revision()));
  }

  @Test
  void emptyFirstListSyncsHandlersToo() throws Exception {
    ResourceEventHandlerRegistration registration = informer.addEventHandler(new Diary());

    informer.start();

    assertThat(registration.awaitSynced(PATIENCE)).isTrue();
  }

  @Test
  void lateHandlerIsToldOfWhatIsThere() throws Exception {
    server.put("a", "1");
    informer.start();
    assertThat(informer.awaitSynced(PATIENCE)).isTrue();
    server.awaitWatches(1);
    Diary late = new Diary();

    ResourceEventHandlerRegistration registration = informer.addEventHandler(late);
    assertThat(registration.awaitSynced(PATIENCE)).isTrue();
    server.put("b", "1");

    late.awaitLines("+a=1", "new b=1");
  }

  @Test
  void handlerHasSyncedOnlyWhenItHasHandledTheLastOfTheFirstList() throws Exception {
    server.put("a", "1");
    CountDownLatch entered = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    ResourceEventHandlerRegistration registration =
        informer.addEventHandler(
            new ResourceEventHandler<>() {
              @Override
              public void onAdd(ConfigMap object, boolean inInitialList) {
                entered.countDown();
                await(release);
              }
            });

    informer.start();
    entered.await();

    assertThat(informer.awaitSynced(PATIENCE)).isTrue();
    assertThat(registration.hasSynced()).isFalse();
    release.countDown();
    assertThat(registration.awaitSynced(PATIENCE)).isTrue();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void slowHandlerHoldsNobodyUpAndItsBufferIsMeasured() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    ResourceEventHandlerRegistration slow =
        informer.addEventHandler(
            ResourceEventHandler.of(added -> await(release), (before, after) -> {}, deleted -> {}));
    Diary quick = new Diary();
    informer.addEventHandler(quick);
    informer.start();
    server.awaitWatches(1);

    for (int i = 0; i < 50; i++) {
      server.put("a", "" + i);
    }
    Eventually.until(
        "the quick one is done",
        () -> !quick.lines.isEmpty() && quick.lines.getLast().endsWith("a=49"));

    assertThat(slow.depth()).isPositive();
    assertThat(deepest.get()).isGreaterThanOrEqualTo(slow.depth());
    release.countDown();
    Eventually.until("the slow one is done", () -> slow.depth() == 0);
  }

  @Test
  void afterARelistWhatIsGoneIsToldWithItsLastKnownState() throws Exception {
    server.put("a", "1");
    server.put("b", "1");
    server.put("c", "1");
    Diary diary = new Diary();
    informer.addEventHandler(diary);
    informer.start();
    server.awaitWatches(1);
    diary.awaitLines("+a=1", "+b=1", "+c=1");

    server.stall(true);
    server.put("a", "2");
    server.put("a", "3");
    server.delete("b");
    server.stall(false);
    server.compact();
    server.fail(ApiException.resourceExpired("too old"));
    time.awaitSleeping(REFLECTOR);
    time.advance(Duration.ofSeconds(1));

    diary.awaitLines("+a=1", "+b=1", "+c=1", "a=1>a=3", "lost b=1");
  }

  @Test
  void eachHandlerIsResyncedInItsOwnPeriod() throws Exception {
    server.put("a", "1");
    Diary often = new Diary();
    Diary seldom = new Diary();
    Diary never = new Diary();
    informer.addEventHandler(often, Duration.ofSeconds(10));
    informer.addEventHandler(seldom, Duration.ofSeconds(20));
    informer.addEventHandler(never);
    informer.start();
    server.awaitWatches(1);
    often.awaitLines("+a=1");

    assertThat(time.awaitSleeping(TIMER)).isEqualTo(Duration.ofSeconds(10));
    time.advance(Duration.ofSeconds(10));
    often.awaitLines("+a=1", "a=1>a=1");
    assertThat(time.awaitSleeping(TIMER)).isEqualTo(Duration.ofSeconds(10));
    time.advance(Duration.ofSeconds(10));

    often.awaitLines("+a=1", "a=1>a=1", "a=1>a=1");
    seldom.awaitLines("+a=1", "a=1>a=1");
    server.put("b", "1");
    never.awaitLines("+a=1", "new b=1");
  }

  @Test
  void resyncOfALateHandlerIsNotOftenerThanTheInformerLooks() throws Exception {
    informer = informer(Duration.ofMinutes(1));
    server.put("a", "1");
    informer.start();
    assertThat(informer.awaitSynced(PATIENCE)).isTrue();
    Diary late = new Diary();
    informer.addEventHandler(late, Duration.ofSeconds(10));
    late.awaitLines("+a=1");

    assertThat(time.awaitSleeping(TIMER)).isEqualTo(Duration.ofMinutes(1));
    time.advance(Duration.ofMinutes(1));

    late.awaitLines("+a=1", "a=1>a=1");
  }

  @Test
  void failingHandlerIsToldOfTheNextEvent() throws Exception {
    Diary diary = new Diary();
    informer.addEventHandler(
        new ResourceEventHandler<>() {
          @Override
          public void onAdd(ConfigMap object, boolean inInitialList) {
            diary.onAdd(object, inInitialList);
            throw new IllegalStateException("expected by the test");
          }
        });
    informer.start();
    server.awaitWatches(1);

    server.put("a", "1");
    server.put("b", "1");

    diary.awaitLines("new a=1", "new b=1");
  }

  @Test
  void removedHandlerIsToldNothingMore() throws Exception {
    Diary removed = new Diary();
    Diary kept = new Diary();
    ResourceEventHandlerRegistration registration = informer.addEventHandler(removed);
    informer.addEventHandler(kept);
    informer.start();
    server.awaitWatches(1);
    server.put("a", "1");
    removed.awaitLines("new a=1");

    assertThat(informer.removeEventHandler(registration)).isTrue();
    assertThat(informer.removeEventHandler(registration)).isFalse();
    server.put("b", "1");

    kept.awaitLines("new a=1", "new b=1");
    assertThat(removed.lines).containsExactly("new a=1");
    Eventually.until("its thread ends", () -> !threads.alive().contains("maps-listener-0"));
  }

  @Test
  void transformShrinksWhatIsKept() throws Exception {
    server.put("a", "a long text");
    informer =
        SharedIndexInformer.builder(server)
            .options(options)
            .transform(object -> object.toBuilder().data(Map.of()).build())
            .index("byText", object -> object.data().values())
            .build();
    Diary diary = new Diary();
    informer.addEventHandler(diary);

    informer.start();

    assertThat(informer.awaitSynced(PATIENCE)).isTrue();
    diary.awaitLines("+a=null");
    assertThat(informer.indexer().list()).allMatch(object -> object.data().isEmpty());
    assertThat(informer.indexer().listIndexFuncValues("byText")).isEmpty();
  }

  @Test
  void selectorsGoIntoEveryRequest() throws Exception {
    informer =
        SharedIndexInformer.builder(server.selecting("app=web", "metadata.name=a"))
            .options(options)
            .build();

    informer.start();
    server.awaitWatches(1);

    assertThat(server.lists().getFirst().labelSelector()).isEqualTo("app=web");
    assertThat(server.watches().getFirst().labelSelector()).isEqualTo("app=web");
    assertThat(server.watches().getFirst().fieldSelector()).isEqualTo("metadata.name=a");
  }

  @Test
  void threadsArePerInformerAndPerHandlerOnly() throws Exception {
    informer.addEventHandler(new Diary());
    informer.addEventHandler(new Diary());
    for (int i = 0; i < 100; i++) {
      server.put("map-" + i, "1");
    }

    informer.start();
    server.awaitWatches(1);

    assertThat(threads.alive())
        .containsExactly("maps-controller", "maps-listener-0", "maps-listener-1", REFLECTOR, TIMER);
  }

  @Test
  void handlerMayCloseItsInformer() throws Exception {
    CountDownLatch closed = new CountDownLatch(1);
    informer.addEventHandler(
        ResourceEventHandler.of(
            added -> {
              informer.close();
              closed.countDown();
            },
            (before, after) -> {},
            deleted -> {}));
    informer.start();
    server.put("a", "1");

    assertThat(closed.await(20, TimeUnit.SECONDS)).isTrue();
    assertThat(informer.isStopped()).isTrue();
    Eventually.until("all threads end", () -> threads.alive().isEmpty());
  }

  @Test
  void closedInformerTakesNoHandlerAndNobodyWaitsForIt() throws Exception {
    server.failList(new IOException("unreachable"));
    ResourceEventHandlerRegistration registration = informer.addEventHandler(new Diary());
    informer.start();
    time.awaitSleeping(REFLECTOR);

    informer.close();
    informer.start();

    assertThat(informer.awaitSynced(PATIENCE)).isFalse();
    assertThat(registration.awaitSynced(PATIENCE)).isFalse();
    assertThatThrownBy(() -> informer.addEventHandler(new Diary()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the informer of maps is closed");
  }

  @Test
  void informerThatWasNeverStartedHasNoThread() {
    informer.addEventHandler(new Diary());
    informer.close();

    assertThat(threads.count()).isZero();
  }
}
