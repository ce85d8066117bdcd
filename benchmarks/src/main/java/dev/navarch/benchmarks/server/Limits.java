package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Response;
import dev.navarch.benchmarks.measuring.Unit;
import java.io.IOException;
import java.util.Optional;

/** What this machine allows a server. Nothing is known of another machine. */
interface Limits extends AutoCloseable {
  /** Of a server that is somewhere else. */
  Limits UNKNOWN = new Limits() {};

  /**
   * Measures how fast a call can be answered with an answer that is there already.
   *
   * @param unit of the rate
   */
  default Optional<Outcome> reads(Call call, Response answer, int clients, Unit unit)
      throws IOException, InterruptedException {
    return Optional.empty();
  }

  /** Measures how fast values of a size can be stored. */
  default Optional<Outcome> writes(int writers, int valueBytes) {
    return Optional.empty();
  }

  @Override
  default void close() {}
}
