package dev.navarch.client.leaderelection;

/** What a process does when it begins and ends to lead. */
@FunctionalInterface
public interface LeaderCallbacks {
  /**
   * Leads. It runs on a thread of its own, which is interrupted when the leadership is over; then
   * it has until the lease runs out to end. If it returns earlier, the process goes on to hold the
   * lock. If it throws while the process leads, the process leads no more: it gives the lock back,
   * and {@link LeaderElector#run} throws.
   *
   * <p>It is not called again before it has returned, also if the lease was lost and won again
   * meanwhile.
   */
  void onStartedLeading(Leadership leadership) throws InterruptedException;

  /**
   * The process leads no more. Many programs end here.
   *
   * <p>Differs from Kubernetes: it is not called if the process never led.
   */
  default void onStoppedLeading() {}

  /**
   * Somebody leads who did not before; this process too. Each call has a thread of its own, so that
   * calls may overlap.
   */
  default void onNewLeader(String identity) {}
}
