package dev.navarch.attacks.measuring;

import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.Target;
import java.io.IOException;
import java.time.Duration;

/** One attack; its text says what it does. */
interface Attack {
  /** Puts in place what it needs, as an administrator. */
  default void prepare(PlainClient admin) {}

  /**
   * Attacks for some time, and then lets go of everything.
   *
   * @param token of the attacker, who may do everything but is no system user
   */
  void run(Target target, String token, Duration time) throws IOException, InterruptedException;
}
