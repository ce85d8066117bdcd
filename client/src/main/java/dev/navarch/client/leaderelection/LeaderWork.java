package dev.navarch.client.leaderelection;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/**
 * What a process does while it leads, from one acquisition to its end. It runs on a thread of its
 * own; any thread may ask. Where it fails, the leadership is over at that moment.
 */
final class LeaderWork implements Runnable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.leaderelection");

  private final LeaderCallbacks callbacks;
  private final Leadership leadership;
  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile @Nullable Throwable failure;

  LeaderWork(LeaderCallbacks callbacks, Leadership leadership) {
    this.callbacks = callbacks;
    this.leadership = leadership;
  }

  @Override
  public void run() {
    try {
      callbacks.onStartedLeading(leadership);
    } catch (InterruptedException e) {
      fail(e);
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      fail(e);
    } finally {
      finished.countDown();
    }
  }

  private void fail(Throwable cause) {
    if (leadership.isHeld()) {
      failure = cause;
      leadership.end();
    } else if (!(cause instanceof InterruptedException)) {
      LOG.log(Level.ERROR, "what a leader did failed when it was told to end", cause);
    }
  }

  /** It never ran, and never will. */
  void cancel() {
    finished.countDown();
  }

  /** Opens when it has ended. */
  CountDownLatch finished() {
    return finished;
  }

  /** Why it ended; null if it runs or ended in order. */
  @Nullable Throwable failure() {
    return failure;
  }
}
