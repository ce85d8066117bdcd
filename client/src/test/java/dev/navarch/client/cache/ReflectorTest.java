package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.ResourceVersionMatch;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ReflectorTest {
  private static final String RUNNER = "runner";
  private static final String TIMER = "maps-reflector-timer";
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Duration FIRST_PAUSE = Duration.ofMillis(800);

  private final SteppedTime time = new SteppedTime();
  private final RecordedThreads threads = new RecordedThreads();
  private final ScriptedServer server = new ScriptedServer();
  private final Store<ConfigMap> store = Store.create(KeyFunc.metaNamespace());
  private final List<Exception> failures = new CopyOnWriteArrayList<>();
  private final AtomicInteger stalls = new AtomicInteger();
  private final AtomicInteger begun = new AtomicInteger();
  private ReflectorOptions options =
      ReflectorOptions.named("maps")
          .withTimeSource(time)
          .withThreads(threads)
          .withErrorHandler((name, failure) -> failures.add(failure))
          .withMetrics(
              new CacheMetrics() {
                @Override
                public void watchStarted(String name) {
                  begun.incrementAndGet();
                }

                @Override
                public void watchStalled(String name) {
                  stalls.incrementAndGet();
                }
              });
  private Reflector<ConfigMap> reflector = new Reflector<>(server, store, options);
  private Thread runner = Thread.ofVirtual().unstarted(() -> {});

  private void start() {
    start(store);
  }

  private void start(ReflectorStore<ConfigMap> into) {
    reflector = new Reflector<>(server, into, options);
    runner = Thread.ofVirtual().name(RUNNER).start(reflector::run);
  }

  @AfterEach
  void nothingIsLeft() throws Exception {
    reflector.close();
    assertThat(runner.getState() == Thread.State.NEW || runner.join(PATIENCE)).isTrue();
    assertThat(threads.alive()).isEmpty();
    assertThat(server.openWatches()).isZero();
  }

  private void awaitStore() {
    Eventually.until(
        "the store is like the server",
        () ->
            List.copyOf(store.list()).containsAll(server.objects())
                && store.list().size() == server.objects().size());
  }

  @Test
  void firstListMayBeOldAndTheWatchGoesOnFromIt() {
    server.put("a", "1");
    String listed = server.revision();

    start();
    server.awaitWatches(1);

    ListOptions list = server.lists().getFirst();
    assertThat(list.resourceVersion()).isEqualTo("0");
    assertThat(list.limit()).isEqualTo(500);
    ListOptions watch = server.watches().getFirst();
    assertThat(watch.resourceVersion()).isEqualTo(listed);
    assertThat(watch.allowWatchBookmarks()).isTrue();
    assertThat(watch.timeoutSeconds()).isEqualTo(300);
    assertThat(reflector.lastSyncResourceVersion()).isEqualTo(listed);
  }

  @Test
  void storeFollowsTheEvents() {
    server.put("a", "1");
    server.put("b", "1");
    start();
    server.awaitWatches(1);

    server.put("a", "2");
    server.put("c", "1");
    server.delete("b");
    server.bookmark();

    Eventually.until(
        "the bookmark is read",
        () -> reflector.lastSyncResourceVersion().equals(server.revision()));
    assertThat(store.list()).containsExactlyInAnyOrderElementsOf(server.objects());
  }

  @Test
  void watchThatEndsIsResumedAtOnceFromTheLastBookmark() throws Exception {
    start();
    server.awaitWatches(1);
    server.bookmark();
    Eventually.until(
        "the bookmark is read",
        () -> reflector.lastSyncResourceVersion().equals(server.revision()));

    server.end();
    server.awaitWatches(2);

    assertThat(server.watches().get(1).resourceVersion()).isEqualTo(server.revision());
    assertThat(server.lists()).hasSize(1);
    assertThat(failures).isEmpty();
  }

  @Test
  void brokenWatchIsResumedAfterAPauseAndMissesNothing() throws Exception {
    server.put("a", "1");
    start();
    server.awaitWatches(1);

    server.cut();
    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE);
    server.put("a", "2");
    server.put("b", "1");
    time.advance(FIRST_PAUSE);

    awaitStore();
    assertThat(server.lists()).hasSize(1);
    assertThat(failures).singleElement().isInstanceOf(IOException.class);
  }

  @Test
  void watchThatEndsWithinASecondWithoutAWordIsResumedAfterAPause() throws Exception {
    start();
    server.awaitWatches(1);

    server.end();

    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE);
    assertThat(failures).singleElement().asString().contains("very short watch");
  }

  @Test
  void watchesThatBreakAgainAndAgainLeadToAList() throws Exception {
    start();
    for (int i = 1; i <= 3; i++) {
      server.awaitWatches(i);
      assertThat(server.lists()).hasSize(1);
      server.cut();
      time.awaitSleeping(RUNNER);
      time.advance(Duration.ofMinutes(1));
    }

    server.awaitLists(2);
    assertThat(server.lists().get(1).resourceVersion()).isEqualTo("10");
  }

  @Test
  void watchesThatFailInsideTheServerAgainAndAgainLeadToAList() throws Exception {
    start();
    for (int i = 1; i <= 3; i++) {
      server.awaitWatches(i);
      assertThat(server.lists()).hasSize(1);
      server.fail(ApiException.internalError("an object cannot be decoded"));
      time.awaitSleeping(RUNNER);
      time.advance(Duration.ofMinutes(1));
    }

    server.awaitLists(2);
  }

  @Test
  void eventsBetweenBreaksKeepTheListAway() throws Exception {
    start();
    for (int i = 1; i <= 5; i++) {
      server.awaitWatches(i);
      server.put("a", "" + i);
      awaitStore();
      server.cut();
      time.awaitSleeping(RUNNER);
      time.advance(Duration.ofMinutes(1));
    }

    server.awaitWatches(6);
    assertThat(server.lists()).hasSize(1);
  }

  @Test
  void goneHistoryLeadsToAListThatIsNotOlder() throws Exception {
    server.put("a", "1");
    start();
    server.awaitWatches(1);
    String known = server.revision();
    server.stall(true);
    server.put("b", "1");
    server.delete("a");
    server.stall(false);
    server.compact();

    server.fail(ApiException.resourceExpired("too old resource version"));
    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE);
    time.advance(FIRST_PAUSE);

    awaitStore();
    assertThat(server.lists().get(1).resourceVersion()).isEqualTo(known);
    assertThat(server.lists().get(1).limit()).isZero();
    assertThat(failures).isEmpty();
  }

  @Test
  void listAtAVersionThatIsGoneAsksForTheNewest() throws Exception {
    server.failList(ApiException.resourceExpired("too old"));
    server.put("a", "1");

    start();
    awaitStore();

    assertThat(server.lists()).extracting(ListOptions::resourceVersion).containsExactly("0", "");
    server.awaitWatches(1);
    server.fail(ApiException.resourceExpired("too old"));
    time.awaitSleeping(RUNNER);
    time.advance(FIRST_PAUSE);
    server.awaitLists(3);
    assertThat(server.lists().get(2).resourceVersion()).isEqualTo(server.revision());
  }

  @Test
  void listAtAVersionThatTheServerDoesNotHaveYetAsksForTheNewest() {
    server.failList(ApiException.resourceVersionTooLarge(99, 10, 1));
    server.put("a", "1");

    start();
    awaitStore();

    assertThat(server.lists()).extracting(ListOptions::resourceVersion).containsExactly("0", "");
  }

  @Test
  void busyServerIsGivenTheTimeItAsksFor() throws Exception {
    server.failWatch(ApiException.tooManyRequests("busy", 7));

    start();
    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(Duration.ofSeconds(7));
    time.advance(Duration.ofSeconds(7));
    server.awaitWatches(2);

    assertThat(server.lists()).hasSize(1);
  }

  @Test
  void serverThatAsksForADayIsAskedAgainSooner() throws Exception {
    server.failList(ApiException.tooManyRequests("busy", 86400));

    start();

    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(Duration.ofMinutes(2));
  }

  @Test
  void unreachableServerIsAskedForTheSameWatchAgain() throws Exception {
    server.failWatch(new IOException("connection refused"));
    server.failWatch(ApiException.serviceUnavailable("starting"));

    start();
    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE);
    time.advance(FIRST_PAUSE);
    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE.multipliedBy(2));
    time.advance(FIRST_PAUSE.multipliedBy(2));
    server.awaitWatches(3);

    assertThat(server.lists()).hasSize(1);
    assertThat(failures).hasSize(2);
  }

  @Test
  void refusedWatchLeadsToAList() throws Exception {
    server.failWatch(ApiException.forbidden("no watch"));

    start();
    time.awaitSleeping(RUNNER);
    time.advance(FIRST_PAUSE);

    server.awaitLists(2);
    assertThat(failures).singleElement().isInstanceOf(ApiException.class);
  }

  @Test
  void silentWatchIsTakenForDeadAndResumed() throws Exception {
    start();
    server.awaitWatches(1);
    server.stall(true);
    server.put("a", "1");
    server.stall(false);
    // from here on its silence counts
    Eventually.until("the reflector knows its watch", () -> begun.get() == 1);

    assertThat(time.awaitSleeping(TIMER)).isEqualTo(Duration.ofMinutes(3));
    time.advance(Duration.ofMinutes(3));
    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE);
    time.advance(FIRST_PAUSE);

    awaitStore();
    assertThat(server.lists()).hasSize(1);
    assertThat(stalls).hasValue(1);
  }

  @Test
  void bookmarkKeepsAQuietWatchAlive() throws Exception {
    start();
    server.awaitWatches(1);
    time.awaitSleeping(TIMER);
    time.advance(Duration.ofMinutes(2));
    server.bookmark();
    Eventually.until(
        "the bookmark is read",
        () -> reflector.lastSyncResourceVersion().equals(server.revision()));

    time.advance(Duration.ofMinutes(2));

    assertThat(time.awaitSleeping(TIMER)).isEqualTo(Duration.ofMinutes(1));
    assertThat(server.watches()).hasSize(1);
    assertThat(server.openWatches()).isEqualTo(1);
  }

  @Test
  void streamedListNeedsOneWatchAndNoList() {
    options = options.withWatchList(true);
    server.streams(true);
    server.put("a", "1");
    server.put("b", "1");

    start();
    awaitStore();
    server.put("c", "1");
    awaitStore();

    assertThat(server.lists()).isEmpty();
    ListOptions watch = server.watches().getFirst();
    assertThat(server.watches()).hasSize(1);
    assertThat(watch.sendInitialEvents()).isTrue();
    assertThat(watch.resourceVersionMatch()).isEqualTo(ResourceVersionMatch.NOT_OLDER_THAN);
    assertThat(watch.resourceVersion()).isEmpty();
    assertThat(watch.allowWatchBookmarks()).isTrue();
  }

  @Test
  void serverThatCannotStreamListsIsNotAskedTwice() throws Exception {
    options = options.withWatchList(true);
    server.put("a", "1");

    start();
    server.awaitWatches(2);
    awaitStore();
    server.fail(ApiException.resourceExpired("too old"));
    time.awaitSleeping(RUNNER);
    time.advance(FIRST_PAUSE);
    server.awaitLists(2);
    server.awaitWatches(3);

    assertThat(server.watches()).filteredOn(watch -> watch.sendInitialEvents() != null).hasSize(1);
  }

  @Test
  void streamThatBreaksInTheMiddlePutsNothingIntoTheStore() throws Exception {
    options = options.withWatchList(true);
    server.streams(true);
    server.put("a", "1");
    start();
    awaitStore();
    server.put("b", "1");
    awaitStore();

    server.failWatch(new IOException("cut"));
    server.compact();
    server.fail(ApiException.resourceExpired("too old"));
    time.awaitSleeping(RUNNER);
    time.advance(FIRST_PAUSE);
    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE.multipliedBy(2));
    assertThat(store.list()).hasSize(2);
    server.delete("a");
    time.advance(FIRST_PAUSE.multipliedBy(2));

    awaitStore();
    assertThat(server.lists()).isEmpty();
  }

  @Test
  void pagedListIsReadToItsEndAndPagedFromThenOn() throws Exception {
    server.pages(true);
    for (int i = 0; i < 1201; i++) {
      server.put("map-" + i, "x");
    }

    start();
    awaitStore();

    assertThat(server.lists()).hasSize(3).allMatch(list -> list.limit() == 500);
    assertThat(server.lists().get(1).resourceVersion()).isEmpty();
    server.awaitWatches(1);
    server.fail(ApiException.resourceExpired("too old"));
    time.awaitSleeping(RUNNER);
    time.advance(FIRST_PAUSE);
    server.awaitLists(4);
    assertThat(server.lists().get(3).limit()).isEqualTo(500);
  }

  @Test
  void resyncComesOncePerPeriod() throws Exception {
    options = options.withResyncPeriod(Duration.ofMinutes(1));
    AtomicInteger resyncs = new AtomicInteger();
    start(
        new ForwardingStore(store) {
          @Override
          public void resync() {
            resyncs.incrementAndGet();
          }
        });

    for (int i = 1; i <= 3; i++) {
      assertThat(time.awaitSleeping(TIMER)).isEqualTo(Duration.ofMinutes(1));
      time.advance(Duration.ofMinutes(1));
      int expected = i;
      Eventually.until("resync " + i, () -> resyncs.get() == expected);
    }
  }

  @Test
  void faultOfTheStoreIsReportedAndTriedAgain() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    server.put("a", "1");
    start(
        new ForwardingStore(store) {
          @Override
          public void replace(List<ConfigMap> objects, String resourceVersion) {
            if (tries.incrementAndGet() == 1) {
              throw new IllegalStateException("full");
            }
            super.replace(objects, resourceVersion);
          }
        });

    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE);
    time.advance(FIRST_PAUSE);

    awaitStore();
    assertThat(failures).singleElement().asString().contains("full");
  }

  @Test
  void interruptEndsItAsClosingDoes() throws Exception {
    start();
    server.awaitWatches(1);

    runner.interrupt();

    assertThat(runner.join(PATIENCE)).isTrue();
    assertThatThrownBy(reflector::run).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void closedInAPauseItEndsAtOnce() throws Exception {
    server.failList(new IOException("connection refused"));
    start();
    time.awaitSleeping(RUNNER);

    reflector.close();

    assertThat(runner.join(PATIENCE)).isTrue();
  }

  /** Hands everything on. */
  private static class ForwardingStore implements ReflectorStore<ConfigMap> {
    private final ReflectorStore<ConfigMap> store;

    ForwardingStore(ReflectorStore<ConfigMap> store) {
      this.store = store;
    }

    @Override
    public void add(ConfigMap object) {
      store.add(object);
    }

    @Override
    public void update(ConfigMap object) {
      store.update(object);
    }

    @Override
    public void delete(ConfigMap object) {
      store.delete(object);
    }

    @Override
    public void replace(List<ConfigMap> objects, String resourceVersion) {
      store.replace(objects, resourceVersion);
    }

    @Override
    public void resync() {
      store.resync();
    }
  }
}
