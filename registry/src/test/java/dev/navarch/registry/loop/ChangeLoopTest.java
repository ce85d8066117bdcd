package dev.navarch.registry.loop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.Txn;
import dev.navarch.storage.memory.MemoryStore;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ChangeLoopTest {
  private static final KeySpan HERE = KeySpan.prefix("here/");
  private static final KeySpan THERE = KeySpan.prefix("there/");

  private final MemoryStore store = MemoryStore.create();

  /** Of every round whether it was a whole one. */
  private final BlockingQueue<Boolean> rounds = new LinkedBlockingQueue<>();

  @AfterEach
  void close() {
    store.close();
  }

  private void write(String key) {
    store.commit(Txn.create(ByteString.utf8(key), ByteString.utf8("x")));
  }

  private @Nullable Boolean nextRound() throws InterruptedException {
    return rounds.poll(10, TimeUnit.SECONDS);
  }

  private boolean hasAnotherRound() throws InterruptedException {
    return rounds.poll(100, TimeUnit.MILLISECONDS) != null;
  }

  /** A loop whose rounds follow what happens here and are counted. */
  private final class Counting implements AutoCloseable {
    private final ChangeLoop loop;

    /** In what time the next round asks for one more. */
    private volatile @Nullable Duration alarm;

    Counting(ChangeLoop.Pace pace) {
      loop = new ChangeLoop("test", store, pace, this::round);
      loop.start();
    }

    private void round(boolean whole) {
      loop.follow(HERE, event -> !event.key().utf8().endsWith("/ignored"));
      Duration time = alarm;
      if (time != null) {
        alarm = null;
        loop.wakeIn(time);
      }
      rounds.add(whole);
    }

    @Override
    public void close() {
      loop.close();
    }
  }

  @Test
  void aRoundIsMadeAtTheStartAndAfterEachChangeThatConcernsIt() throws InterruptedException {
    try (Counting counting = new Counting(ChangeLoop.Pace.AT_ONCE)) {
      assertThat(nextRound()).isTrue();

      write("here/a");
      assertThat(nextRound()).isFalse();

      write("there/b");
      write("here/ignored");
      assertThat(hasAnotherRound()).isFalse();

      counting.loop.wake();
      assertThat(nextRound()).isFalse();
    }
  }

  @Test
  void aRoundIsMadeAtATimeThatTheWorkAskedFor() throws InterruptedException {
    try (Counting counting = new Counting(ChangeLoop.Pace.AT_ONCE)) {
      assertThat(nextRound()).isTrue();
      write("here/a");
      assertThat(nextRound()).isFalse();
      counting.alarm = Duration.ofMillis(1);
      write("here/b");
      assertThat(nextRound()).isFalse();

      assertThat(nextRound()).isFalse();
      assertThat(hasAnotherRound()).isFalse();
    }
  }

  @Test
  void changesThatComeTogetherAreOneRound() throws InterruptedException {
    ChangeLoop.Pace gathering = new ChangeLoop.Pace(Duration.ofMillis(300), Duration.ofHours(1));
    try (Counting counting = new Counting(gathering)) {
      assertThat(nextRound()).isTrue();

      for (int i = 0; i < 20; i++) {
        write("here/" + i);
      }

      assertThat(nextRound()).isFalse();
      assertThat(hasAnotherRound()).isFalse();
      assertThat(counting.loop).isNotNull();
    }
  }

  @Test
  void everythingIsLookedAtFromTimeToTime() throws InterruptedException {
    ChangeLoop.Pace often = new ChangeLoop.Pace(Duration.ZERO, Duration.ofMillis(20));
    try (Counting counting = new Counting(often)) {
      assertThat(nextRound()).isTrue();
      assertThat(nextRound()).isTrue();
      assertThat(counting.loop).isNotNull();
    }
  }

  @Test
  void aRoundThatFailsIsRepeatedAsAWholeOne() throws InterruptedException {
    AtomicInteger number = new AtomicInteger();
    try (ChangeLoop loop =
        new ChangeLoop(
            "failing",
            store,
            ChangeLoop.Pace.AT_ONCE,
            whole -> {
              rounds.add(whole);
              if (number.incrementAndGet() == 2) {
                throw new IllegalStateException("meant to fail");
              }
            })) {
      loop.start();
      assertThat(nextRound()).isTrue();

      loop.wake();

      assertThat(nextRound()).isFalse();
      assertThat(nextRound()).isTrue();
      assertThat(hasAnotherRound()).isFalse();
    }
  }

  @Test
  void nothingIsHeardOfWhatIsNoLongerFollowed() throws InterruptedException {
    try (Counting counting = new Counting(ChangeLoop.Pace.AT_ONCE)) {
      assertThat(nextRound()).isTrue();
      counting.loop.follow(THERE, event -> true);
      write("there/a");
      assertThat(nextRound()).isFalse();

      counting.loop.unfollowAllBut(Set.of(HERE));
      write("there/b");
      assertThat(hasAnotherRound()).isFalse();

      write("here/c");
      assertThat(nextRound()).isFalse();
    }
  }

  @Test
  void itCanBeClosedWithoutHavingStartedAndMoreThanOnce() {
    ChangeLoop loop =
        new ChangeLoop("idle", store, ChangeLoop.Pace.AT_ONCE, whole -> rounds.add(whole));

    loop.close();
    loop.close();

    assertThat(rounds).isEmpty();
  }
}
