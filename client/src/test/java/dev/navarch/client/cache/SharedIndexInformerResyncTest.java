package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharedIndexInformerResyncTest extends InformerFixture {
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
  void longestTimesAreTakenForNever() throws Exception {
    Duration forever = ChronoUnit.FOREVER.getDuration();
    informer =
        SharedIndexInformer.builder(server)
            .options(options.withResyncPeriod(forever).withStallTimeout(forever))
            .build();
    Diary diary = new Diary();
    ResourceEventHandlerRegistration registration = informer.addEventHandler(diary);
    server.put("a", "1");

    informer.start();

    assertThat(Synced.awaitAll(forever, List.of(informer, registration))).isTrue();
    server.awaitWatches(1);
    assertThat(threads.alive()).contains(TIMER);
  }
}
