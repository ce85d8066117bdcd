package dev.navarch.apiserver.health;

import java.util.Optional;

/** Something that a server has to get done before it is ready. */
public final class StartStep implements HealthCheck {
  private static final String PREFIX = "poststarthook/";

  private final String name;
  private volatile boolean done;

  /**
   * Creates a step that is not done yet.
   *
   * @param name what it is about, such as {@code rbac/bootstrap-roles}
   */
  public StartStep(String name) {
    this.name = PREFIX + name;
  }

  /** The step is done, for good. */
  public void done() {
    done = true;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<String> check() {
    return done ? Optional.empty() : Optional.of("not finished");
  }

  @Override
  public boolean mayBlock() {
    return false;
  }
}
