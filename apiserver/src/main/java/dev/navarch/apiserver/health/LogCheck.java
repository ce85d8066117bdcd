package dev.navarch.apiserver.health;

import java.io.PrintStream;
import java.util.Optional;

/** Looks whether what the server has to say gets through: its log may be full or closed. */
public final class LogCheck implements HealthCheck {
  private final PrintStream log;

  /** Creates a check of the stream that log lines go to, as a rule standard error. */
  public LogCheck(PrintStream log) {
    this.log = log;
  }

  @Override
  public String name() {
    return "log";
  }

  @Override
  public Optional<String> check() {
    return log.checkError() ? Optional.of("log lines cannot be written") : Optional.empty();
  }
}
