package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Connections;
import dev.navarch.benchmarks.client.Load;
import dev.navarch.benchmarks.client.PreparedCall;
import dev.navarch.benchmarks.client.Request;
import dev.navarch.benchmarks.client.Watchers;
import dev.navarch.benchmarks.measuring.LatencyHistogram;
import dev.navarch.benchmarks.measuring.Unit;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * From a write to the last of many watchers: of single writes, the next when all have heard of the
 * last, and of a burst. Each write is an event for every watcher.
 */
record FanOut(int watchers) implements LoadMeasurement {
  private static final int WRITERS = 16;
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** The server ends a watch after this long, which is longer than a row takes. */
  private static final long WATCH_SECONDS = 1_800;

  @Override
  public List<TableLine> measure(TestBed bed) throws IOException, InterruptedException {
    Call watch =
        Call.get(
            "%s?watch=1&resourceVersion=%s&timeoutSeconds=%d"
                .formatted(
                    bed.workspace().path("configmaps"),
                    bed.workspace().resourceVersion("configmaps"),
                    WATCH_SECONDS),
            Call.JSON);
    try (Watchers audience = Watchers.open(bed.client(), watch, watchers);
        Connections one = bed.client().connect(1);
        Connections many = bed.client().connect(WRITERS)) {
      return List.of(
          singleWrites(bed, new Writes(bed, audience, one)),
          burst(bed, new Writes(bed, audience, many)));
    }
  }

  private TableLine singleWrites(TestBed bed, Writes writes)
      throws IOException, InterruptedException {
    for (int i = 0; i < bed.scale().watchedWrites() * 4; i++) {
      long unused = writes.send(1);
    }
    LatencyHistogram delays = new LatencyHistogram();
    double cpu = bed.meter().processes().cpuMillis();
    for (int i = 0; i < bed.scale().watchedWrites(); i++) {
      delays.record(writes.send(1));
    }
    cpu = bed.meter().processes().cpuMillis() - cpu;
    return TableLine.of(
        title("one write to the last watcher"),
        new Outcome(
            Unit.EVENTS_PER_SECOND,
            Double.NaN,
            Outcome.percentile(delays, 0.5),
            Outcome.percentile(delays, 0.99),
            cpu / bed.scale().watchedWrites(),
            bed.meter().processes().residentMegabytes(),
            0,
            ""));
  }

  private TableLine burst(TestBed bed, Writes writes) throws IOException, InterruptedException {
    int burst = bed.scale().burst();
    long unused = writes.send(burst);
    double cpu = bed.meter().processes().cpuMillis();
    long nanos = writes.send(burst);
    cpu = bed.meter().processes().cpuMillis() - cpu;
    return TableLine.of(
        title("burst of " + burst + " writes"),
        new Outcome(
            Unit.EVENTS_PER_SECOND,
            (double) watchers * burst / (nanos / 1e9),
            Double.NaN,
            Double.NaN,
            cpu / burst,
            bed.meter().processes().residentMegabytes(),
            0,
            ""));
  }

  private String title(String what) {
    return String.format(Locale.ROOT, "watch, %,d watchers, %s", watchers, what);
  }

  /** Writes that all watchers hear of, over some connections. */
  private record Writes(TestBed bed, Watchers audience, Connections connections) {
    /** Creates config maps and returns how long it takes until all watchers know of all. */
    long send(int writes) throws IOException, InterruptedException {
      PreparedCall create = bed.client().prepare(Call.post(bed.workspace().path("configmaps")));
      NumberedText object = SampleObjects.configMap("watched-" + NumberedText.GAP);
      AtomicInteger left = new AtomicInteger(writes);
      Load.Source source =
          () ->
              left.getAndDecrement() > 0 ? new Request(create, object.of(bed.nextNumber())) : null;
      audience.expect(writes);
      long start = System.nanoTime();
      Load.Pace pace = Load.run(connections, connection -> source, PATIENCE);
      if (pace.errors() > 0) {
        throw new IOException("a write failed: " + pace.firstError());
      }
      return audience.await() - start;
    }
  }
}
