package dev.navarch.controllerruntime.lifecycle;

import java.time.Duration;

/** Tells that it is time to stop. It is given once and stays. */
public interface StopSignal {
  boolean isGiven();

  /** Waits until it is given. */
  void await() throws InterruptedException;

  /**
   * Waits until it is given, and no longer than some time.
   *
   * @return whether it is given
   */
  boolean await(Duration atMost) throws InterruptedException;
}
