package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Client;
import dev.navarch.benchmarks.client.Connections;
import dev.navarch.benchmarks.client.Load;
import dev.navarch.benchmarks.client.PreparedCall;
import dev.navarch.benchmarks.client.Request;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** What all measurements share: the server, a namespace in it, and the pods that are listed. */
final class TestBed {
  private static final int LOADERS = 16;
  private static final Duration LOADING = Duration.ofMinutes(10);

  /** What a listed pod has in JSON. */
  private static final int POD_BYTES = 5_100;

  private static final String POD = "listed-" + NumberedText.GAP;

  private final Meter meter;
  private final Workspace workspace;
  private final Limits limits;
  private final AtomicLong numbers = new AtomicLong();
  private boolean podsLoaded;

  TestBed(Meter meter, Workspace workspace, Limits limits) {
    this.meter = meter;
    this.workspace = workspace;
    this.limits = limits;
  }

  Meter meter() {
    return meter;
  }

  Client client() {
    return meter.client();
  }

  LoadScale scale() {
    return meter.scale();
  }

  Workspace workspace() {
    return workspace;
  }

  Limits limits() {
    return limits;
  }

  /** A number that no other object has. For any thread. */
  long nextNumber() {
    return numbers.incrementAndGet();
  }

  /** Makes the pods that are listed, unless they are there already. */
  void loadPods() throws IOException, InterruptedException {
    if (podsLoaded) {
      return;
    }
    PreparedCall create = client().prepare(Call.post(workspace.path("pods")));
    NumberedText pod = SampleObjects.pod(POD, filling());
    AtomicLong left = new AtomicLong(scale().pods() - 1L);
    Load.Source source =
        () -> left.getAndDecrement() > 0 ? new Request(create, pod.of(nextNumber())) : null;
    try (Connections connections = client().connect(LOADERS)) {
      Load.Pace pace = Load.run(connections, connection -> source, LOADING);
      if (pace.errors() > 0 || pace.latencies().count() < scale().pods() - 1) {
        throw new IOException("pods cannot be made: " + pace.firstError());
      }
    }
    podsLoaded = true;
  }

  /** Makes the first pod to see what a server adds, and returns what is missing to its size. */
  private int filling() throws IOException {
    byte[] first = SampleObjects.pod(POD, 0).of(nextNumber());
    int length = workspace.create("pods", first).body().length;
    return Math.max(0, POD_BYTES - length);
  }
}
