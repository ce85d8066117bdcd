package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Load;
import dev.navarch.benchmarks.measuring.LatencyHistogram;
import dev.navarch.benchmarks.measuring.Unit;

/**
 * What was measured of one server. A number that is not known, or means nothing there, is NaN.
 *
 * @param cpuMillis what a request takes of the server's processors
 * @param residentMegabytes what the server holds in memory afterwards
 * @param firstError one of the errors, empty when there is none
 */
record Outcome(
    Unit unit,
    double rate,
    double p50Millis,
    double p99Millis,
    double cpuMillis,
    double residentMegabytes,
    long errors,
    String firstError) {
  /** Of requests that count themselves, or in bytes of their answers. */
  static Outcome of(Load.Pace pace, Unit unit, double cpuMillis, double residentMegabytes) {
    long answers = pace.latencies().count();
    double amount = unit == Unit.MEGABYTES_PER_SECOND ? pace.bytes() / 1e6 : answers;
    return new Outcome(
        unit,
        amount / pace.seconds(),
        percentile(pace.latencies(), 0.5),
        percentile(pace.latencies(), 0.99),
        cpuMillis / answers,
        residentMegabytes,
        pace.errors(),
        pace.firstError());
  }

  /** Of memory alone. */
  static Outcome resident(double megabytes) {
    return new Outcome(
        Unit.MILLISECONDS, Double.NaN, Double.NaN, Double.NaN, Double.NaN, megabytes, 0, "");
  }

  static double percentile(LatencyHistogram latencies, double share) {
    return latencies.count() == 0 ? Double.NaN : latencies.percentile(share) / 1e6;
  }
}
