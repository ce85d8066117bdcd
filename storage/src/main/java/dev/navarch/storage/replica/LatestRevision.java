package dev.navarch.storage.replica;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Asks a store how far it has come, once for many.
 *
 * <p>Only an answer to a question that was put after a reader came tells it what it must see. So
 * there is one question under way at a time, and all who come meanwhile share the next one. Who
 * comes while there is none asks by itself, and shares its fate with nobody; the next ones are
 * asked by a virtual thread, so that no reader's interrupt fails the others.
 */
final class LatestRevision {
  private final LongSupplier question;
  private final ReentrantLock lock = new ReentrantLock();

  @GuardedBy("lock")
  private boolean asking;

  /** For those who came while a question was under way. */
  @GuardedBy("lock")
  private @Nullable CompletableFuture<Long> next;

  LatestRevision(LongSupplier question) {
    this.question = question;
  }

  /** A revision that was the latest at some moment during this call. */
  long ask() {
    CompletableFuture<Long> shared = join();
    if (shared != null) {
      return await(shared);
    }
    try {
      return question.getAsLong();
    } finally {
      handOver();
    }
  }

  /** The question to wait for; null if the caller is to ask. */
  private @Nullable CompletableFuture<Long> join() {
    lock.lock();
    try {
      if (!asking) {
        asking = true;
        return null;
      }
      CompletableFuture<Long> shared = next;
      if (shared == null) {
        shared = new CompletableFuture<>();
        next = shared;
      }
      return shared;
    } finally {
      lock.unlock();
    }
  }

  private void handOver() {
    lock.lock();
    try {
      asking = next != null;
      if (asking) {
        Thread.ofVirtual().name("navarch-replica-latest").start(this::askForOthers);
      }
    } finally {
      lock.unlock();
    }
  }

  private void askForOthers() {
    for (CompletableFuture<Long> round = begin(); round != null; round = begin()) {
      try {
        round.complete(question.getAsLong());
      } catch (Throwable e) {
        round.completeExceptionally(e);
      }
    }
  }

  private @Nullable CompletableFuture<Long> begin() {
    lock.lock();
    try {
      CompletableFuture<Long> round = next;
      next = null;
      asking = round != null;
      return round;
    } finally {
      lock.unlock();
    }
  }

  private static long await(CompletableFuture<Long> shared) {
    try {
      return shared.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StorageException.Unavailable(
          "interrupted while waiting for the store", Outcome.NOT_APPLIED, e);
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException failure -> throw failure;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(e);
      }
    }
  }
}
