package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.Lease;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchRequest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What an engine that keeps what was written promises beyond {@link StoreContract}: what is there
 * after closing and opening again.
 */
@Timeout(120)
public abstract class DurableStoreContract {
  private @Nullable Trial trial;

  /** Opens a store; the test closes it. */
  protected abstract Store open();

  /** Closes the store, and opens one with what it has written; the test closes that too. */
  protected abstract Store reopen(Store store);

  /** What not every engine can do. */
  protected Abilities abilities() {
    return Abilities.ALL;
  }

  @BeforeEach
  protected final void openStore() {
    trial = new Trial(open(), abilities());
  }

  @AfterEach
  protected final void closeStore() {
    trial().close();
  }

  @Test
  protected final void everythingIsThereAfterOpeningAgain() {
    Trial first = trial();
    for (int i = 0; i < 40; i++) {
      first.put("key-" + i % 9, "value " + i);
    }
    first.delete("key-3");
    long last = first.put("key-5", "");
    List<String> before = AsText.range(first.store().range(RangeRequest.of(first.span())));

    try (Trial second = closeAndReopen()) {
      Store again = second.store();
      assertThat(AsText.range(again.range(RangeRequest.of(first.span())))).isEqualTo(before);
      assertThat(again.health().revision()).as("the latest revision").isEqualTo(last);
    }
  }

  @Test
  protected final void revisionsAndVersionsGoOnAfterOpeningAgain() {
    Trial first = trial();
    long created = first.put("a", "one");
    long last = first.delete("b");

    try (Trial second = closeAndReopen()) {
      Store again = second.store();
      assertThat(again.commit(Txn.create(first.key("a"), ByteString.EMPTY)).isCommitted())
          .as("creating a key that is there")
          .isFalse();
      assertThat(again.commit(Txn.update(first.key("a"), created, ByteString.EMPTY)).revision())
          .as("the next revision")
          .isEqualTo(last + 1);
      assertThat(again.get(first.key("a")).orElseThrow().version()).as("version").isEqualTo(2);
      assertThat(again.get(first.key("a")).orElseThrow().createRevision()).isEqualTo(created);
    }
  }

  /** An engine may forget history when it is closed, but must not tell it wrongly. */
  @Test
  protected final void historyIsRightOrForgottenAfterOpeningAgain() {
    Trial first = trial();
    Map<Long, Map<String, String>> states = new HashMap<>();
    for (int i = 0; i < 20; i++) {
      long revision = i % 6 == 5 ? first.delete("key-2") : first.put("key-" + i % 4, "value " + i);
      states.put(revision, first.texts());
    }

    try (Trial second = closeAndReopen()) {
      states.forEach((revision, texts) -> {
        try {
          assertThat(second.textsAt(revision)).as("at %d", revision).isEqualTo(texts);
        } catch (StorageException.Compacted e) {
          assertThat(e.oldestRevision()).as("oldest revision").isGreaterThan(revision);
        }
      });
    }
  }

  @Test
  protected final void whatWasForgottenStaysForgottenAfterOpeningAgain() {
    Trial first = trial();
    first.put("a", "one");
    long kept = first.put("a", "two");
    long last = first.put("a", "three");
    first.store().compact(kept);

    try (Trial second = closeAndReopen()) {
      assertThat(second.store().health().compactedRevision()).isBetween(kept, last);
      RecordingListener listener = second.watch(WatchRequest.of(first.span()).from(kept - 1));
      assertThat(listener.awaitFailure(StorageException.Compacted.class).oldestRevision())
          .isBetween(kept, last);
    }
  }

  @Test
  protected final void leasesHoldTheirKeysAfterOpeningAgain() {
    Trial first = trial();
    Lease lease = first.longLease();
    first.put("leased", "one", lease);
    first.put("left", "one", lease);
    first.put("left", "two");

    try (Trial second = closeAndReopen()) {
      assertThat(second.store().leases().remaining(lease.id())).as("time left").isPresent();
      assertThat(second.held("leased").lease()).isEqualTo(lease.id());
      second.store().leases().revoke(lease.id());
      assertThat(second.texts()).isEqualTo(Map.of("left", "two"));
    }
  }

  @Test
  protected final void aLeaseEndsAfterOpeningAgain() {
    Trial first = trial();
    Lease lease = first.grant(abilities().shortestLease());
    first.put("leased", "one", lease);

    try (Trial second = closeAndReopen()) {
      Await.until("the lease has ended", () -> second.texts().isEmpty());
      assertThat(second.store().leases().remaining(lease.id())).as("time left").isEmpty();
    }
  }

  private Trial trial() {
    return Objects.requireNonNull(trial, "no test is running");
  }

  private Trial closeAndReopen() {
    return trial().on(reopen(trial().store()));
  }
}
