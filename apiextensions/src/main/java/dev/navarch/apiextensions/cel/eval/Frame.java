package dev.navarch.apiextensions.cel.eval;

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

  final @Nullable Object[] slots;
  private final long limit;
  private long cost;

  Frame(@Nullable Object[] slots, long limit) {
    this.slots = slots;
    this.limit = limit;
  }

  void charge(long amount) {
    cost = amount > Long.MAX_VALUE - cost ? Long.MAX_VALUE : cost + amount;
    if (cost > limit) {
      throw new LimitExceeded();
    }
  }

  long cost() {
    return cost;
  }
}
