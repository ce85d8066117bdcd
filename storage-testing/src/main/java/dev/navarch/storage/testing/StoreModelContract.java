package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.Store;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Does the same at random to a store and to a {@link StoreModel}, and compares after every step. A
 * failure tells the seed and the steps so far; {@link #seed()} repeats them.
 *
 * <p>Each round opens a store. What {@link StoreContract} asks of the data behind it holds here
 * too.
 */
@Timeout(300)
public abstract class StoreModelContract {
  /** Opens a store; the test closes it. */
  protected abstract Store open();

  /** How many rounds, each with other steps; fewer for an engine that is slow. */
  protected int rounds() {
    return 60;
  }

  protected int stepsPerRound() {
    return 150;
  }

  /** Where the random steps come from: another seed each time, unless this is overridden. */
  protected long seed() {
    return ThreadLocalRandom.current().nextLong();
  }

  @Test
  protected final void theStoreDoesWhatTheModelDoes() {
    long seed = seed();
    for (int round = 0; round < rounds(); round++) {
      try (Trial trial = new Trial(open(), Abilities.ALL)) {
        StoreModelRound steps = new StoreModelRound(trial, seed + round);
        try {
          steps.run(stepsPerRound());
        } catch (AssertionError | RuntimeException e) {
          throw new AssertionError(
              "the store differs from the model (seed %dL), last of these steps: %s\n%s"
                  .formatted(seed + round, steps.trail(), e.getMessage()),
              e);
        }
      }
    }
    assertThat(rounds() * stepsPerRound()).as("steps in all").isPositive();
  }
}
