package dev.navarch.controllerruntime.endpoint;

/** Tells whether something is in order. Called by any thread, several at once. */
@FunctionalInterface
public interface HealthCheck {
  /** Passes always: the process answers. */
  HealthCheck PING = () -> {};

  /**
   * Looks.
   *
   * @throws Exception if it is not in order; the message says why, in the log
   */
  void check() throws Exception;
}
