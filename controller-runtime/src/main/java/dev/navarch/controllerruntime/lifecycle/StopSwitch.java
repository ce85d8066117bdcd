package dev.navarch.controllerruntime.lifecycle;

import dev.navarch.client.waiting.Durations;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Gives a stop signal. */
public final class StopSwitch implements StopSignal {
  private final CountDownLatch given = new CountDownLatch(1);

  /** Gives the signal, if it has not been given yet. */
  public void stop() {
    given.countDown();
  }

  @Override
  public boolean isGiven() {
    return given.getCount() == 0;
  }

  @Override
  public void await() throws InterruptedException {
    given.await();
  }

  @Override
  public boolean await(Duration atMost) throws InterruptedException {
    return given.await(Durations.toNanos(atMost), TimeUnit.NANOSECONDS);
  }
}
