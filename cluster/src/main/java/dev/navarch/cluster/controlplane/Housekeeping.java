package dev.navarch.cluster.controlplane;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * What has to be looked after from time to time. One thread does it all, one thing after the other;
 * what fails is told and tried again the next time.
 */
final class Housekeeping implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.cluster");

  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("housekeeping").factory());

  /** Does something now and every minute. */
  void everyMinute(String name, Runnable work) {
    var unused = thread.scheduleWithFixedDelay(() -> attempt(name, work), 0, 60, TimeUnit.SECONDS);
  }

  private void attempt(String name, Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      if (!thread.isShutdown()) { // else the store may have been closed under it
        LOG.log(Level.WARNING, name + " failed and will be tried again", e);
      }
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
