package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.errors.ApiException;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Watches that end, break, fall silent or are refused. */
class ReflectorWatchTest extends ReflectorFixture {
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
  void busyServerIsGivenTheTimeItAsksFor() throws Exception {
    server.failWatch(ApiException.tooManyRequests("busy", 7));

    start();
    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(Duration.ofSeconds(7));
    time.advance(Duration.ofSeconds(7));
    server.awaitWatches(2);

    assertThat(server.lists()).hasSize(1);
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
}
