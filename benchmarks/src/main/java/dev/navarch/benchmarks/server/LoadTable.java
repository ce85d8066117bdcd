package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.measuring.Digits;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** What was measured, as one Markdown table. */
record LoadTable(List<TableLine> lines) {
  private static final String HEAD =
      """
      | measured | unit | rate | p50 ms ↓ | p99 ms ↓ | CPU ms/request ↓ | resident MB ↓ \
      | limit: rate | limit: p50 ms | limit: CPU ms/request | rate / limit |
      |---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
      """;

  LoadTable {
    lines = List.copyOf(lines);
  }

  String markdown() {
    StringBuilder table = new StringBuilder(HEAD);
    lines.forEach(line -> table.append(row(line)));
    return table.toString();
  }

  private static String row(TableLine line) {
    Outcome server = line.server();
    double rate = server.rate();
    List<String> cells =
        List.of(
            line.errors() == 0 ? line.what() : line.what() + ": " + line.errors() + " ERRORS",
            Double.isNaN(rate) ? Digits.NOTHING : server.unit().title(),
            Digits.of(rate),
            Digits.of(server.p50Millis()),
            Digits.of(server.p99Millis()),
            Digits.of(server.cpuMillis()),
            Digits.of(server.residentMegabytes()),
            limit(line.limit(), Outcome::rate),
            limit(line.limit(), Outcome::p50Millis),
            limit(line.limit(), Outcome::cpuMillis),
            Digits.ofRatio(line.limit().map(limit -> rate / limit.rate()).orElse(Double.NaN)));
    return "| " + String.join(" | ", cells) + " |\n";
  }

  private static String limit(Optional<Outcome> limit, ToDoubleFunction<Outcome> number) {
    return limit.map(outcome -> Digits.of(number.applyAsDouble(outcome))).orElse(Digits.NOTHING);
  }
}
