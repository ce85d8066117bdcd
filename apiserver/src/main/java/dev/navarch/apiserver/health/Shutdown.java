package dev.navarch.apiserver.health;

import java.util.Optional;

/** Says that the server is about to go, so that whoever spreads requests sends it no more. */
public final class Shutdown implements HealthCheck {
  private volatile boolean begun;

  /** The server is about to go, and there is no way back. */
  public void begin() {
    begun = true;
  }

  @Override
  public String name() {
    return "shutdown";
  }

  @Override
  public Optional<String> check() {
    return begun ? Optional.of("process is shutting down") : Optional.empty();
  }

  @Override
  public boolean mayBlock() {
    return false;
  }
}
