package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.Leases;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Keys that go away with a lease. */
interface LeaseContract extends Contract {
  @Test
  default void aLeaseLivesAtLeastAsLongAsAskedFor() {
    Lease lease = trial().grant(Duration.ofSeconds(60));
    Lease fraction = trial().grant(Duration.ofMillis(60_001));

    assertThat(lease.id()).isNotEqualTo(Lease.NONE).isNotEqualTo(fraction.id());
    assertThat(lease.timeToLive()).isGreaterThanOrEqualTo(Duration.ofSeconds(60));
    assertThat(fraction.timeToLive())
        .as("fractions of a second are rounded up")
        .isGreaterThanOrEqualTo(Duration.ofSeconds(61));
  }

  @Test
  default void aLeaseTellsHowMuchTimeIsLeft() {
    Lease lease = trial().grant(Duration.ofSeconds(60));

    assertThat(trial().store().leases().remaining(lease.id()))
        .hasValueSatisfying(left ->
            assertThat(left).isBetween(lease.timeToLive().minusSeconds(30), lease.timeToLive()));
  }

  @Test
  default void aGrantIsNoChange() {
    long before = trial().now();

    Lease lease = trial().longLease();
    trial().store().leases().keepAlive(lease.id());
    trial().store().leases().revoke(lease.id());

    assertThat(trial().now()).as("the latest revision").isEqualTo(before);
  }

  @Test
  default void aKeyTellsItsLease() {
    Lease lease = trial().longLease();
    RecordingListener listener = trial().watch();

    trial().put("a", "one", lease);

    assertThat(trial().held("a").lease()).isEqualTo(lease.id());
    assertThat(AsText.events(listener.awaitEvents(1)))
        .as("the event")
        .isEqualTo(AsText.events(List.of(new WatchEvent.Put(trial().held("a"), null))));
  }

  @Test
  default void revokingALeaseDeletesItsKeysUnderOneRevision() {
    Lease lease = trial().longLease();
    trial().put("a", "one", lease);
    trial().put("b", "two", lease);
    long last = trial().put("c", "three");
    RecordingListener listener =
        trial().watch(WatchRequest.of(trial().span()).withPreviousValues());
    KeyValue a = trial().held("a");
    KeyValue b = trial().held("b");

    trial().store().leases().revoke(lease.id());

    assertThat(trial().now()).as("revision of the revoke").isEqualTo(last + 1);
    assertThat(trial().texts()).containsOnlyKeys("c");
    assertThat(trial().textsAt(last)).as("before the revoke").containsOnlyKeys("a", "b", "c");
    assertThat(AsText.eventsWithPrevious(listener.awaitEvents(2)))
        .isEqualTo(
            AsText.eventsWithPrevious(
                List.of(
                    new WatchEvent.Delete(a.key(), last + 1, a),
                    new WatchEvent.Delete(b.key(), last + 1, b))));
    assertThat(listener.calls()).as("calls").hasSize(1);
  }

  @Test
  default void aKeyPutAgainWithoutItsLeaseLeavesIt() {
    Lease lease = trial().longLease();
    trial().put("stays", "one", lease);
    trial().put("goes", "one", lease);

    trial().put("stays", "two");
    assertThat(trial().held("stays").lease()).isEqualTo(Lease.NONE);
    trial().store().leases().revoke(lease.id());

    assertThat(trial().texts()).isEqualTo(Map.of("stays", "two"));
  }

  @Test
  default void aKeyBelongsToTheLeaseItWasLastPutUnder() {
    Lease first = trial().longLease();
    Lease second = trial().longLease();
    trial().put("a", "one", first);
    trial().put("a", "two", second);

    trial().store().leases().revoke(first.id());
    assertThat(trial().texts()).as("after the end of the first lease").containsOnlyKeys("a");
    trial().store().leases().revoke(second.id());

    assertThat(trial().texts()).as("after the end of the second").isEmpty();
  }

  @Test
  default void aKeyDeletedAndPutAgainHasLeftItsLease() {
    Lease lease = trial().longLease();
    trial().put("a", "one", lease);
    trial().delete("a");
    long last = trial().put("a", "two");

    trial().store().leases().revoke(lease.id());

    assertThat(trial().texts()).isEqualTo(Map.of("a", "two"));
    assertThat(trial().now()).as("a lease without keys ends without a revision").isEqualTo(last);
  }

  @Test
  default void aKeyMayJoinALeaseLater() {
    Lease lease = trial().longLease();
    trial().put("a", "one");

    trial().put("a", "two", lease);
    trial().store().leases().revoke(lease.id());

    trial().requireAbsent("a");
  }

  @Test
  default void thereIsNoLeaseAfterItsEnd() {
    Leases leases = trial().store().leases();
    Lease lease = trial().longLease();
    leases.revoke(lease.id());

    requireNoLease(lease.id());
  }

  @Test
  default void aPutUnderALeaseThatIsNotThereWritesNothing() {
    long before = trial().put("a", "one");
    long unknown = trial().longLease().id();
    trial().store().leases().revoke(unknown);

    assertThatThrownBy(() ->
            trial()
                .store()
                .commit(
                    Txn.builder()
                        .put(trial().key("b"), ByteString.utf8("fine"))
                        .delete(trial().key("a"))
                        .put(trial().key("c"), ByteString.utf8("leased"), unknown)
                        .build()))
        .isInstanceOf(StorageException.LeaseNotFound.class);

    assertThat(trial().texts()).isEqualTo(Map.of("a", "one"));
    assertThat(trial().now()).as("the latest revision").isEqualTo(before);
  }

  @Test
  default void aLeaseThatIsNotKeptAliveTakesItsKeysAlong() {
    trial().put("stays", "one");
    long begin = System.nanoTime();
    Lease lease = trial().grant(trial().abilities().shortestLease());
    trial().put("a", "one", lease);
    trial().put("b", "two", lease);
    trial().put("c", "three", lease);
    trial().put("left", "before", lease);
    long last = trial().put("left", "after");
    RecordingListener listener =
        trial().watch(WatchRequest.of(trial().span()).withPreviousValues());
    KeyValue a = trial().held("a");
    KeyValue b = trial().held("b");
    KeyValue c = trial().held("c");

    List<WatchEvent> events = listener.awaitEvents(3);
    Duration lived = Duration.ofNanos(System.nanoTime() - begin);

    assertThat(lived).as("how long the lease lived").isGreaterThanOrEqualTo(lease.timeToLive());
    assertThat(listener.calls()).as("calls").hasSize(1);
    assertThat(AsText.eventsWithPrevious(events))
        .isEqualTo(
            AsText.eventsWithPrevious(
                List.of(
                    new WatchEvent.Delete(a.key(), last + 1, a),
                    new WatchEvent.Delete(b.key(), last + 1, b),
                    new WatchEvent.Delete(c.key(), last + 1, c))));
    assertThat(trial().texts()).containsOnlyKeys("left", "stays");
    requireNoLease(lease.id());
  }

  @Test
  default void aLeaseThatIsKeptAliveLivesOn() {
    Leases leases = trial().store().leases();
    Lease lease = trial().grant(trial().abilities().shortestLease());
    trial().put("a", "one", lease);
    RecordingListener listener = trial().watch();
    long life = lease.timeToLive().toNanos();
    long begin = System.nanoTime();
    AtomicLong last = new AtomicLong();

    Await.until(
        "the lease has been kept alive for longer than its time",
        () -> {
          last.set(System.nanoTime());
          assertThat(leases.keepAlive(lease.id())).isEqualTo(lease);
          return System.nanoTime() - begin > life + life / 4;
        });
    assertThat(listener.events()).as("heard while the lease was kept alive").isEmpty();
    assertThat(trial().texts()).containsOnlyKeys("a");
    listener.awaitEvents(1);

    assertThat(Duration.ofNanos(System.nanoTime() - last.get()))
        .as("how long the lease lived after it was last kept alive")
        .isGreaterThanOrEqualTo(lease.timeToLive());
    trial().requireAbsent("a");
  }

  private void requireNoLease(long id) {
    Leases leases = trial().store().leases();
    assertThat(leases.remaining(id)).as("time left").isEmpty();
    assertThatThrownBy(() -> leases.keepAlive(id))
        .as("keeping alive a lease that is over")
        .isInstanceOf(StorageException.LeaseNotFound.class);
    assertThatThrownBy(() -> leases.revoke(id))
        .as("revoking a lease that is over")
        .isInstanceOf(StorageException.LeaseNotFound.class);
    assertThatThrownBy(() ->
            trial()
                .store()
                .commit(Txn.builder().put(trial().key("late"), ByteString.EMPTY, id).build()))
        .as("putting under a lease that is over")
        .isInstanceOf(StorageException.LeaseNotFound.class);
    trial().requireAbsent("late");
  }
}
