package dev.navarch.client.cache;

import dev.navarch.client.waiting.Durations;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Opens once, or is given up once; whichever is first stays. May be used by any thread. */
final class SyncLatch implements Synced {
  private final CompletableFuture<Boolean> outcome = new CompletableFuture<>();

  void open() {
    outcome.complete(true);
  }

  void giveUp() {
    outcome.complete(false);
  }

  @Override
  public boolean hasSynced() {
    return outcome.getNow(false);
  }

  @Override
  public boolean awaitSynced(Duration timeout) throws InterruptedException {
    try {
      return outcome.get(Durations.toNanos(timeout), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }
}
