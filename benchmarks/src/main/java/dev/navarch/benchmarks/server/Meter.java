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
      Load.run(connections, source, scale.warmUp());
      double before = processes.cpuMillis();
      Load.Pace pace = Load.run(connections, source, scale.time());
      return Outcome.of(pace, unit, processes.cpuMillis() - before, processes.residentMegabytes());
    }
  }
}
