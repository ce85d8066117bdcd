package dev.navarch.controllerruntime.endpoint;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * Checks by name, and their answer as Kubernetes' components give it: {@code ok}, or what passed
 * and what did not. Why something failed is for the log, not for whoever asks.
 */
public final class HealthChecks {
  private static final Logger LOG = System.getLogger("dev.navarch.controllerruntime.endpoint");

  private final String name;
  private final Map<String, HealthCheck> checks = new ConcurrentSkipListMap<>();

  /**
   * Creates checks; there is one already, {@code ping}.
   *
   * @param name {@code healthz}, {@code readyz}
   */
  public HealthChecks(String name) {
    this.name = name;
    checks.put("ping", HealthCheck.PING);
  }

  /**
   * Adds a check.
   *
   * @throws IllegalArgumentException if the name is taken
   */
  public void add(String check, HealthCheck work) {
    if (checks.putIfAbsent(check, work) != null) {
      throw new IllegalArgumentException("there is a check of the name " + check);
    }
  }

  /** An answer: an HTTP code and a text. */
  record Answer(int code, String text) {}

  /**
   * Makes the checks.
   *
   * @param which the name of one, or empty for all
   */
  Answer run(String which, boolean verbose) {
    if (!which.isEmpty()) {
      HealthCheck one = checks.get(which);
      if (one == null) {
        return new Answer(404, "404 page not found\n");
      }
      return passes(which, one)
          ? new Answer(200, "ok")
          : new Answer(500, "internal server error: check failed\n");
    }
    StringBuilder lines = new StringBuilder();
    boolean all = true;
    for (Map.Entry<String, HealthCheck> check : checks.entrySet()) {
      boolean passes = passes(check.getKey(), check.getValue());
      all &= passes;
      lines.append(passes ? "[+]" : "[-]").append(check.getKey());
      lines.append(passes ? " ok\n" : " failed: reason withheld\n");
    }
    if (!all) {
      return new Answer(500, lines + name + " check failed\n");
    }
    return new Answer(200, verbose ? lines + name + " check passed\n" : "ok");
  }

  private boolean passes(String check, HealthCheck work) {
    try {
      work.check();
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (Exception e) {
      LOG.log(Level.INFO, () -> name + " check failed, check=" + check + ": " + e.getMessage());
      return false;
    }
  }
}
