package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.ResourceVersionMatch;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How the whole state is asked for: from which version on, in pages, streamed. */
class ReflectorRelistTest extends ReflectorFixture {
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
  void serverThatAsksForADayIsAskedAgainSooner() throws Exception {
    server.failList(ApiException.tooManyRequests("busy", 86400));

    start();

    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(Duration.ofMinutes(2));
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

    server.cutNextStream();
    server.compact();
    server.fail(ApiException.resourceExpired("too old"));
    time.awaitSleeping(RUNNER);
    server.delete("a");
    time.advance(FIRST_PAUSE);
    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE.multipliedBy(2));
    assertThat(store.list()).hasSize(2);
    assertThat(failures).last().asString().contains("cut");
    time.advance(FIRST_PAUSE.multipliedBy(2));

    awaitStore();
    assertThat(server.lists()).isEmpty();
  }
}
