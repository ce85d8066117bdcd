package dev.navarch.client.remotecommand;

import org.jspecify.annotations.Nullable;

/** Tells the sizes that a terminal has, one after the other. One thread asks. */
@FunctionalInterface
public interface TerminalSizeQueue {
  /** Waits for the next size; null when there will be none. */
  @Nullable TerminalSize next() throws InterruptedException;
}
