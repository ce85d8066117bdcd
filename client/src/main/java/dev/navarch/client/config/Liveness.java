package dev.navarch.client.config;

import java.time.Duration;

/**
 * When a server of which nothing is heard is taken for gone. It matters for connections that end
 * without a word, as when a cable is cut or a load balancer forgets them.
 *
 * @param quiet how long nothing may come while an answer is waited for; then the server is asked
 *     for a sign of life
 * @param sign how long that sign may take; without it, all that is waited for fails
 */
public record Liveness(Duration quiet, Duration sign) {
  /** What client-go has: 30 and 15 seconds. */
  public static final Liveness DEFAULT =
      new Liveness(Duration.ofSeconds(30), Duration.ofSeconds(15));

  public Liveness {
    if (!quiet.isPositive() || !sign.isPositive()) {
      throw new IllegalArgumentException("a server needs some time to be heard of");
    }
  }
}
