package dev.navarch.client.rest;

import java.util.function.Consumer;

/**
 * Is told of every warning that comes with an answer. May be called by any number of threads, and
 * should be quick.
 */
@FunctionalInterface
public interface WarningHandler {
  /** Does nothing. */
  WarningHandler IGNORE = warning -> {};

  void handle(Warning warning);

  /** Logs each warning. */
  static WarningHandler log() {
    return WarningLog.INSTANCE;
  }

  /**
   * Gives the text of each warning with the code 299 to somebody.
   *
   * @param deduplicate whether a text that was given before is not given again
   */
  static WarningHandler lines(Consumer<String> lines, boolean deduplicate) {
    return new WarningLines(lines, deduplicate);
  }
}
