package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Client;
import dev.navarch.benchmarks.client.Connections;
import dev.navarch.benchmarks.client.Load;
import dev.navarch.benchmarks.client.Request;
import dev.navarch.benchmarks.measuring.Unit;
import java.io.IOException;
import java.util.function.IntFunction;

/** Puts load on one server, first to warm up, and measures it. */
record Meter(Client client, Processes processes, LoadScale scale) {
  /** A server that gets faster by less than this from one round to the next is warm. */
  private static final double FASTER = 1.04;

  /** Sends a call without a body again and again. */
  Outcome measure(Call call, int clients, Unit unit) throws IOException, InterruptedException {
    Request request = Request.of(client.prepare(call));
    return measure(clients, unit, connection -> () -> request);
  }

  /**
   * Sends what the sources give, of which each connection has its own.
   *
   * @param unit of the rate: requests, or megabytes of answers
   */
  Outcome measure(int clients, Unit unit, IntFunction<Load.Source> source)
      throws IOException, InterruptedException {
    try (Connections connections = client.connect(clients)) {
      warmUp(connections, source);
      double before = processes.cpuMillis();
      Load.Pace pace = Load.run(connections, source, scale.time());
      return Outcome.of(pace, unit, processes.cpuMillis() - before, processes.residentMegabytes());
    }
  }

  /**
   * Until it gets no faster. A JVM that shares few processors with its clients compiles what runs
   * often only bit by bit, and before that its figures say nothing.
   */
  private void warmUp(Connections connections, IntFunction<Load.Source> source)
      throws InterruptedException {
    double best = 0;
    int slower = 0;
    for (int round = 0; round < scale.warmUpRounds() && slower < 2; round++) {
      Load.Pace pace = Load.run(connections, source, scale.warmUp());
      double rate = pace.latencies().count() / pace.seconds();
      slower = rate < best * FASTER ? slower + 1 : 0;
      best = Math.max(best, rate);
    }
  }
}
