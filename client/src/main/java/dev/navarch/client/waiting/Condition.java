package dev.navarch.client.waiting;

import java.io.IOException;

/** Something that is waited for. */
@FunctionalInterface
public interface Condition {
  /**
   * Tells whether it has come about.
   *
   * @throws IOException ends the waiting, as does any other exception
   */
  boolean holds() throws IOException, InterruptedException;
}
