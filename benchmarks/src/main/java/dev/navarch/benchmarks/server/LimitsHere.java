package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Client;
import dev.navarch.benchmarks.client.Protocol;
import dev.navarch.benchmarks.client.Response;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.benchmarks.storage.EmbeddedPuts;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The limits on this machine, measured in JVMs like that of the server. A bare server stays for the
 * next rows with the same call, so that it is as warm as the server is. For one thread.
 */
final class LimitsHere implements Limits {
  /** How many rounds the storage engine is warmed up for. */
  private static final int ROUNDS = 4;

  private final ForkedJvm jvm;
  private final Path folder;
  private final Protocol protocol;
  private final LoadScale scale;
  private final boolean storage;
  private final Map<Call, BareProcess> bare = new HashMap<>();

  /**
   * @param folder on the disk of the server's store
   * @param storage whether the server writes to the embedded engine, and on that disk
   */
  LimitsHere(ForkedJvm jvm, Path folder, Protocol protocol, LoadScale scale, boolean storage) {
    this.jvm = jvm;
    this.folder = folder;
    this.protocol = protocol;
    this.scale = scale;
    this.storage = storage;
  }

  @Override
  public Optional<Outcome> reads(Call call, Response answer, int clients, Unit unit)
      throws IOException, InterruptedException {
    boolean isNew = !bare.containsKey(call);
    if (isNew) {
      bare.put(call, BareProcess.start(jvm, folder, new Answer(call, answer)));
    }
    BareProcess server = Objects.requireNonNull(bare.get(call));
    try (Client client = Client.create(server.config(), protocol)) {
      Meter meter = new Meter(client, server.processes(), scale);
      if (isNew) {
        // The server itself has done more than this by now.
        Outcome unused = meter.measure(call, clients, unit);
      }
      return Optional.of(meter.measure(call, clients, unit));
    }
  }

  @Override
  public Optional<Outcome> writes(int writers, int valueBytes) {
    if (!storage) {
      return Optional.empty();
    }
    Duration warmUp = scale.warmUp().multipliedBy(ROUNDS);
    EmbeddedPuts puts =
        EmbeddedPuts.measure(jvm, folder, writers, valueBytes, warmUp, scale.time());
    return Optional.of(
        new Outcome(
            Unit.REQUESTS_PER_SECOND,
            puts.perSecond(),
            puts.p50Millis(),
            puts.p99Millis(),
            puts.cpuMillis(),
            Double.NaN,
            0,
            ""));
  }

  @Override
  public void close() {
    bare.values().forEach(BareProcess::close);
  }
}
