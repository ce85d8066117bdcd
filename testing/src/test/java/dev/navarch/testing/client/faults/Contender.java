package dev.navarch.testing.client.faults;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.api.coordination.v1.LeaseList;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.leaderelection.LeaderCallbacks;
import dev.navarch.client.leaderelection.LeaderElectionConfig;
import dev.navarch.client.leaderelection.LeaderElector;
import dev.navarch.client.leaderelection.Leadership;
import dev.navarch.client.leaderelection.LeaseLock;
import dev.navarch.client.leaderelection.LeaseStore;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * One of several that want to lead, again and again until it is closed. It writes down when it did,
 * by the clock that all in this process have.
 */
final class Contender implements AutoCloseable {
  /** A time of leading; its end is where the leading work ended. */
  record Reign(String leader, long from, long to) {
    boolean overlapsAny(List<Reign> others) {
      return others.stream().anyMatch(other -> from < other.to && other.from < to);
    }
  }

  /** Soon over for a test, and not lost because a busy machine held up a thread. */
  private static final Duration LEASE = Duration.ofSeconds(6);

  private static final Duration DEADLINE = Duration.ofSeconds(5);
  private static final Duration RETRY = Duration.ofMillis(400);

  private final List<Reign> reigns = new CopyOnWriteArrayList<>();
  private final LeaderElector elector;
  private final Thread thread;
  private volatile boolean isClosed;

  private Contender(String identity, RestClient client) {
    elector =
        new LeaderElector(
            LeaderElectionConfig.of(
                    new LeaseLock("default", "crown", identity, LeaseStore.of(client)),
                    callbacks(identity))
                .withTimes(LEASE, DEADLINE, RETRY));
    thread = Thread.ofVirtual().name("contender-" + identity).start(this::contend);
  }

  static Contender start(String identity, RestClient client) {
    return new Contender(identity, client);
  }

  private LeaderCallbacks callbacks(String identity) {
    return (Leadership leadership) -> {
      long from = System.nanoTime();
      try {
        leadership.awaitEnd();
      } finally {
        reigns.add(new Reign(identity, from, System.nanoTime()));
      }
    };
  }

  private void contend() {
    try {
      while (!isClosed) {
        elector.run();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  static ResourceClient<Lease, LeaseList> client(RestClient client) {
    return new ResourceClient<>(
        client.forGroupVersion(new GroupVersion("coordination.k8s.io", "v1")),
        "leases",
        Lease.class,
        LeaseList.class,
        "default");
  }

  boolean leads() {
    return elector.isLeader();
  }

  /** The times of leading that are over. */
  List<Reign> reigns() {
    return reigns;
  }

  @Override
  public void close() {
    isClosed = true;
    elector.stop();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
