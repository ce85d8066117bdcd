package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Connections;
import dev.navarch.benchmarks.client.Load;
import dev.navarch.benchmarks.client.Request;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** What the server holds in memory before anything happened, with pods, and when they were read. */
final class ResidentMemory implements LoadMeasurement {
  private static final int READERS = 4;
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  @Override
  public List<TableLine> measure(TestBed bed) throws IOException, InterruptedException {
    Processes processes = bed.meter().processes();
    List<TableLine> lines = new ArrayList<>();
    lines.add(line("idle", processes));
    bed.loadPods();
    lines.add(line(String.format(Locale.ROOT, "with %,d pods", bed.scale().pods()), processes));
    list(bed);
    lines.add(line("after listing them " + bed.scale().lists() + " times", processes));
    return lines;
  }

  private static TableLine line(String when, Processes processes) {
    return TableLine.of(
        "resident memory, " + when, Outcome.resident(processes.residentMegabytes()));
  }

  private static void list(TestBed bed) throws IOException, InterruptedException {
    Request list =
        Request.of(bed.client().prepare(Call.get(bed.workspace().path("pods"), Call.JSON)));
    AtomicInteger left = new AtomicInteger(bed.scale().lists());
    try (Connections connections = bed.client().connect(READERS)) {
      Load.Pace pace =
          Load.run(
              connections, connection -> () -> left.getAndDecrement() > 0 ? list : null, PATIENCE);
      if (pace.errors() > 0) {
        throw new IOException("pods cannot be listed: " + pace.firstError());
      }
    }
  }
}
