package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.navarch.storage.KeySpan;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchRequest;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/**
 * Marks, which tell a watch how far it has heard. Most of what they promise the listener checks.
 */
interface ProgressContract extends Contract {
  @Test
  default void aWatchCanAskHowFarItIs() {
    assumeTrue(trial().abilities().progressOnRequest(), "the engine cannot be asked for marks");
    RecordingListener listener = new RecordingListener();
    Watch watch = trial().watch(WatchRequest.of(KeySpan.prefix(trial().key("watched/"))), listener);

    long first = trial().put("elsewhere", "one");
    watch.requestProgress();
    long mark = listener.awaitProgress(first);
    assertThat(mark).as("a mark is not ahead of what happened").isLessThanOrEqualTo(trial().now());
    long second = trial().put("elsewhere", "two");
    watch.requestProgress();
    listener.awaitProgress(second);

    assertThat(listener.events()).as("events of a stretch in which nothing happened").isEmpty();
  }

  @Test
  default void aMarkComesAfterTheEventsThatItCovers() {
    assumeTrue(trial().abilities().progressOnRequest(), "the engine cannot be asked for marks");
    RecordingListener listener = new RecordingListener();
    Watch watch = trial().watch(WatchRequest.of(trial().span()), listener);

    Crowd.run(
        2,
        member -> {
          for (int i = 0; i < 100; i++) {
            trial().put("key-" + member, "value " + i);
          }
        },
        () -> {
          for (int i = 0; i < 20; i++) {
            int enough = i * 10;
            listener.awaitEvents(enough);
            watch.requestProgress();
          }
        });
    long last = trial().now();
    watch.requestProgress();

    listener.awaitProgress(last);
    assertThat(listener.events()).as("heard before the last mark").hasSize(200);
  }

  @Test
  default void aMarkComesAfterThePast() {
    assumeTrue(trial().abilities().progressOnRequest(), "the engine cannot be asked for marks");
    long first = trial().put("a", "value");
    for (int i = 0; i < 300; i++) {
      trial().put("a", "value " + i);
    }

    RecordingListener listener = new RecordingListener();
    Watch watch = trial().watch(WatchRequest.of(trial().span()).from(first), listener);
    watch.requestProgress();

    listener.awaitProgress(trial().now());
    assertThat(listener.events()).as("heard before the mark").hasSize(301);
  }

  @Test
  default void aWatchThatWantsMarksHearsThemWhileNothingHappens() {
    Duration within = trial().abilities().idleProgress();
    assumeTrue(!within.isZero(), "marks come too seldom for a test");
    RecordingListener listener =
        trial().watch(WatchRequest.of(KeySpan.prefix(trial().key("idle/"))).withProgress());

    long now = trial().put("elsewhere", "one");

    listener.awaitProgress(now, within);
    assertThat(listener.events()).isEmpty();
  }
}
