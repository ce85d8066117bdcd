package dev.navarch.apiserver.health;

import java.util.Optional;
import java.util.function.Supplier;

/** Looks after one thing that a server needs. */
public interface HealthCheck {
  /** What is looked after; it is the last part of a path, and may hold slashes. */
  String name();

  /**
   * What is wrong; empty if nothing is. May block for a short time. What it throws counts as wrong.
   */
  Optional<String> check();

  /** Whether the check may block; one that does is waited for only for a limited time. */
  default boolean mayBlock() {
    return true;
  }

  /** A check of some name. */
  static HealthCheck of(String name, Supplier<Optional<String>> check) {
    return new HealthCheck() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public Optional<String> check() {
        return check.get();
      }
    };
  }

  /** Answers at all: then the server is there. */
  static HealthCheck ping() {
    return new HealthCheck() {
      @Override
      public String name() {
        return "ping";
      }

      @Override
      public Optional<String> check() {
        return Optional.empty();
      }

      @Override
      public boolean mayBlock() {
        return false;
      }
    };
  }
}
