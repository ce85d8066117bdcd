package dev.navarch.client.cache;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * Tells those outside what fails in a reflector, until it is closed. What they throw is logged:
 * whoever watches must not end it.
 *
 * <p>May be called by any thread.
 */
final class FailureReports {
  private static final Logger LOG = System.getLogger("dev.navarch.client.cache");

  private final ReflectorOptions options;
  private final ReflectorLifecycle lifecycle;

  FailureReports(ReflectorOptions options, ReflectorLifecycle lifecycle) {
    this.options = options;
    this.lifecycle = lifecycle;
  }

  void report(Exception failure) {
    if (lifecycle.isClosed()) {
      return;
    }
    try {
      options.metrics().failed(options.name());
      options.errorHandler().failed(options.name(), failure);
    } catch (RuntimeException | Error e) {
      e.addSuppressed(failure);
      LOG.log(Level.ERROR, options.name() + ": a failure could not be reported", e);
    }
    lifecycle.dropStrayInterrupt();
  }

  /** Takes a step; what it throws is reported and goes no further. */
  void reportFaultsOf(Runnable step) {
    try {
      step.run();
    } catch (RuntimeException | Error e) {
      report(fault(e));
    }
  }

  /** An error as something that can be told of and lived with. */
  static RuntimeException fault(Throwable error) {
    return error instanceof RuntimeException known
        ? known
        : new IllegalStateException("an error came up: " + error, error);
  }
}
