package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Which threads an informer has, and how it ends. */
class SharedIndexInformerLifecycleTest extends InformerFixture {
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
