package dev.navarch.storage.mvcc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.WatchEvent;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class FollowerTest {
  private static final RangeRequest ALL = RangeRequest.of(KeySpan.ALL);

  private final Follower follower =
      new Follower(
          10, List.of(value("a", 7), value("b", 9)), new HistoryBounds(50, Duration.ofHours(1)));

  @AfterEach
  void close() {
    follower.close();
  }

  @Test
  void itHoldsWhatItBeganWith() {
    assertThat(follower.revision()).isEqualTo(10);
    assertThat(follower.oldest()).isEqualTo(10);
    assertThat(follower.get(ByteString.utf8("a"))).contains(value("a", 7));
    assertThat(follower.range(ALL).items()).containsExactly(value("a", 7), value("b", 9));
  }

  @Test
  void revisionsThatChangedNothingHereCanBeRead() {
    follower.apply(List.of(put("c", 14)));
    follower.advance(20);

    assertThat(follower.revision()).isEqualTo(20);
    assertThat(follower.range(ALL.at(13)).items()).hasSize(2);
    assertThat(follower.range(ALL.at(14)).items()).hasSize(3);
    assertThat(follower.range(ALL.at(17)).revision()).isEqualTo(17);
    assertThat(follower.range(ALL.at(17)).items()).hasSize(3);
    assertThatThrownBy(() -> follower.range(ALL.at(9)))
        .isInstanceOf(StorageException.Compacted.class);
    assertThatThrownBy(() -> follower.range(ALL.at(21)))
        .isInstanceOf(StorageException.FutureRevision.class);
  }

  @Test
  void allEventsOfARevisionAreOneStep() {
    follower.apply(
        List.of(put("c", 11), new WatchEvent.Delete(ByteString.utf8("a"), 11, null), put("b", 12)));

    assertThat(follower.range(ALL.at(11)).items()).containsExactly(value("b", 9), value("c", 11));
    assertThat(follower.range(ALL).items()).containsExactly(value("b", 12), value("c", 11));
  }

  @Test
  void whatIsKnownAlreadyChangesNothing() {
    follower.apply(List.of(put("c", 11), put("d", 12)));

    follower.apply(List.of(put("c", 11), put("d", 12), put("e", 13)));
    follower.advance(5);

    assertThat(follower.revision()).isEqualTo(13);
    assertThat(follower.range(ALL).items()).hasSize(5);
  }

  @Test
  void historyIsBounded() {
    for (int i = 11; i <= 500; i++) {
      follower.apply(List.of(put("a", i)));
    }

    assertThat(follower.oldest()).isBetween(440L, 450L);
    assertThat(follower.range(ALL.at(450)).items().getFirst().modRevision()).isEqualTo(450);
  }

  @Test
  void aStepTooFarIsRefusedAndChangesNothing() {
    assertThatThrownBy(() -> follower.apply(List.of(put("c", 11), put("d", 1L << 40))))
        .isInstanceOf(IllegalArgumentException.class);

    assertThat(follower.revision()).isEqualTo(10);
    assertThat(follower.range(ALL).items()).hasSize(2);
  }

  @Test
  void aReloadBeginsAnew() {
    follower.reload(100, List.of(value("z", 99)));

    assertThat(follower.revision()).isEqualTo(100);
    assertThat(follower.range(ALL).items()).containsExactly(value("z", 99));
    assertThatThrownBy(() -> follower.range(ALL.at(10)))
        .isInstanceOf(StorageException.Compacted.class);
  }

  @Test
  void aWaitEndsWithTheRevisionOrWithPatience() throws InterruptedException {
    assertThat(follower.await(10, Duration.ZERO)).isTrue();
    assertThat(follower.await(11, Duration.ofMillis(1))).isFalse();

    Thread teller = Thread.ofVirtual().start(() -> follower.advance(12));

    assertThat(follower.await(11, Duration.ofSeconds(10))).isTrue();
    teller.join();
  }

  private static WatchEvent put(String key, long revision) {
    return new WatchEvent.Put(value(key, revision), null);
  }

  private static KeyValue value(String key, long revision) {
    return new KeyValue(
        ByteString.utf8(key), ByteString.utf8("value"), revision, revision, 1, Lease.NONE);
  }
}
