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
  /** A server that gets better by less than this is as it was. */
  private static final double BETTER = 1.03;

  /** After so many rounds in which it did not get better, a server is warm. */
  private static final int ROUNDS_AT_REST = 3;

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
   * Until it gets no better: answers no more requests, and takes no less of the processors for one.
   * A JVM that shares few processors with its clients compiles what runs often only bit by bit, for
   * half a minute and longer, and as long as it does its figures say nothing.
   */
  private void warmUp(Connections connections, IntFunction<Load.Source> source)
      throws InterruptedException {
    double bestRate = 0;
    double leastCpu = Double.MAX_VALUE;
    int atRest = 0;
    for (int round = 0; round < scale.warmUpRounds() && atRest < ROUNDS_AT_REST; round++) {
      double before = processes.cpuMillis();
      Load.Pace pace = Load.run(connections, source, scale.warmUp());
      double rate = pace.latencies().count() / pace.seconds();
      double cpu = (processes.cpuMillis() - before) / Math.max(1, pace.latencies().count());
      boolean better = rate > bestRate * BETTER || cpu * BETTER < leastCpu;
      atRest = better ? 0 : atRest + 1;
      bestRate = Math.max(bestRate, rate);
      leastCpu = Math.min(leastCpu, cpu);
    }
  }
}
