package dev.navarch.client.leaderelection;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupResource;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A server of leases that can be slow and fail, in simulated time. */
final class SimulatedLeases {
  private static final GroupResource LEASES = new GroupResource("coordination.k8s.io", "leases");

  private final Simulation simulation;
  private final Map<String, Lease> byName = new TreeMap<>();
  private long revision;

  /** How many of a hundred calls fail before the server sees them, and as many after it did. */
  int failures;

  /** How many of a hundred ways take up to thirty seconds in place of some milliseconds. */
  int slow;

  /** Whose calls never come back. */
  Simulation.@Nullable Host cutOff;

  SimulatedLeases(Simulation simulation) {
    this.simulation = simulation;
  }

  @Nullable Lease find(String name) {
    return byName.get(name);
  }

  /** Somebody deletes a lease. */
  void delete(String name) {
    byName.remove(name);
  }

  /** The server as one process sees it. */
  LeaseStore seenBy(Simulation.Host process) {
    return new LeaseStore() {
      @Override
      public Lease get(String namespace, String name) throws IOException, InterruptedException {
        travel(process);
        Lease lease = byName.get(name);
        travel(process);
        if (lease == null) {
          throw ApiException.notFound(LEASES, name);
        }
        return lease;
      }

      @Override
      public Lease create(Lease lease) throws IOException, InterruptedException {
        travel(process);
        boolean taken = byName.containsKey(lease.metadata().name());
        Lease stored = taken ? lease : store(lease);
        travel(process);
        if (taken) {
          throw ApiException.alreadyExists(LEASES, lease.metadata().name());
        }
        return stored;
      }

      @Override
      public Lease update(Lease lease) throws IOException, InterruptedException {
        travel(process);
        Lease before = byName.get(lease.metadata().name());
        boolean current =
            before != null
                && before.metadata().resourceVersion().equals(lease.metadata().resourceVersion());
        Lease stored = current ? store(lease) : lease;
        travel(process);
        if (!current) {
          throw ApiException.conflict(LEASES, lease.metadata().name(), "it has been modified");
        }
        return stored;
      }
    };
  }

  private Lease store(Lease lease) {
    revision++;
    Lease stored =
        lease.toBuilder()
            .metadata(lease.metadata().toBuilder().resourceVersion(Long.toString(revision)).build())
            .build();
    byName.put(lease.metadata().name(), stored);
    return stored;
  }

  private void travel(Simulation.Host process) throws IOException, InterruptedException {
    boolean isSlow = simulation.random().nextInt(100) < slow;
    int millis = 1 + simulation.random().nextInt(isSlow ? 30_000 : 20);
    process.sleep(Duration.ofMillis(millis));
    if (process == cutOff) {
      process.sleep(Duration.ofDays(1));
    }
    if (simulation.random().nextInt(100) < failures) {
      throw new IOException("connection reset");
    }
  }
}
