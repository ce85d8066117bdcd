package dev.navarch.storage.testing;

import dev.navarch.storage.Store;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;

/**
 * What {@link Store} promises, as tests. An engine's test class extends this and says how a store
 * is opened; that is all.
 *
 * <pre>{@code
 * class MemoryStoreContractTest extends StoreContract {
 *   @Override
 *   protected Store open() {
 *     return MemoryStore.create();
 *   }
 * }
 * }</pre>
 *
 * <p>Every test opens a store and closes it. The data behind it may be shared with earlier tests,
 * because each test has its own keys; but nobody else may write at the same time, as tests count
 * revisions. An engine that compacts by itself must keep at least 5,000 revisions and five minutes.
 */
@Timeout(120)
public abstract class StoreContract
    implements TxnContract,
        CompareContract,
        RangeContract,
        OldRevisionContract,
        WatchContract,
        WatchStartContract,
        WatchEndContract,
        ProgressContract,
        CompactionContract,
        LeaseContract,
        LimitsContract,
        LifecycleContract,
        ConcurrencyContract {
  private @Nullable Trial trial;

  /** Opens a store; the test closes it. */
  protected abstract Store open();

  /** What not every engine can do. */
  protected Abilities abilities() {
    return Abilities.ALL;
  }

  @Override
  public final Trial trial() {
    return Objects.requireNonNull(trial, "no test is running");
  }

  @BeforeEach
  protected final void openStore() {
    trial = new Trial(open(), abilities());
  }

  @AfterEach
  protected final void closeStore() {
    Trial finished = trial;
    trial = null;
    if (finished != null) {
      finished.close();
    }
  }
}
