package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class SharedIndexInformerTest extends InformerFixture {
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
        () -> !quick.lines().isEmpty() && quick.lines().getLast().endsWith("a=49"));

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
    assertThat(removed.lines()).containsExactly("new a=1");
    Eventually.until("its thread ends", () -> !threads.alive().contains("maps-listener-0"));
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
}
