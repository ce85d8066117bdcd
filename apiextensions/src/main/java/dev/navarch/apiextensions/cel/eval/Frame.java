package dev.navarch.apiextensions.cel.eval;

import dev.navarch.apimachinery.work.Work;
import org.jspecify.annotations.Nullable;

/** What one evaluation has in hand: the variables, and what it has cost so far. */
final class Frame {
  /** Ends an evaluation that costs too much. */
  static final class LimitExceeded extends RuntimeException {
    private static final long serialVersionUID = 1;

    LimitExceeded() {
      super("cost limit exceeded", null, false, false);
    }
  }

  private static final int COST_PER_STEP = 500;
  private static final int UNITS_PER_COST = 2;

  final @Nullable Object[] slots;
  private final long limit;
  private long cost;

  /** The part of the cost that was counted as metered work. */
  private long stepped;

  Frame(@Nullable Object[] slots, long limit) {
    this.slots = slots;
    this.limit = limit;
  }

  void charge(long amount) {
    cost = amount > Long.MAX_VALUE - cost ? Long.MAX_VALUE : cost + amount;
    if (cost > limit) {
      throw new LimitExceeded();
    }
    if (cost - stepped >= COST_PER_STEP) {
      Work.step((cost - stepped) * UNITS_PER_COST);
      stepped = cost;
    }
  }

  long cost() {
    return cost;
  }
}
