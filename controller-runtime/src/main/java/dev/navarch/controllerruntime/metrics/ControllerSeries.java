package dev.navarch.controllerruntime.metrics;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;

/** The counts of one controller. Any thread may count and read. */
public final class ControllerSeries {
  private final Map<Outcome, LongAdder> outcomes = new EnumMap<>(Outcome.class);
  private final LongAdder terminal = new LongAdder();
  private final LongAdder panics = new LongAdder();
  private final LongAdder active = new LongAdder();
  private final Histogram times =
      new Histogram(
          0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8,
          0.9, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5, 6, 7, 8, 9, 10, 15, 20, 25,
          30, 40, 50, 60);
  private volatile int workers;

  /** How a reconciliation ended. */
  public enum Outcome {
    SUCCESS,
    REQUEUE,
    REQUEUE_AFTER,
    ERROR;

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  ControllerSeries() {
    for (Outcome outcome : Outcome.values()) {
      outcomes.put(outcome, new LongAdder());
    }
  }

  public void workers(int count) {
    workers = count;
  }

  public void began() {
    active.increment();
  }

  public void ended(Outcome outcome, Duration took) {
    active.decrement();
    of(outcome).increment();
    times.observe(took);
  }

  /** An error is not tried again; it is told of by {@link #ended} as well. */
  public void gaveUp() {
    terminal.increment();
  }

  /**
   * A reconciler failed in a way that it did not foresee; it is told of by {@link #ended} as well.
   */
  public void panicked() {
    panics.increment();
  }

  public long count(Outcome outcome) {
    return of(outcome).sum();
  }

  /** The map is not changed after it was made. */
  private LongAdder of(Outcome outcome) {
    return Objects.requireNonNull(outcomes.get(outcome));
  }

  public long terminalErrors() {
    return terminal.sum();
  }

  public long panics() {
    return panics.sum();
  }

  public long active() {
    return active.sum();
  }

  int workers() {
    return workers;
  }

  Histogram times() {
    return times;
  }
}
