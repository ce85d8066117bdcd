package dev.navarch.controllerruntime.manager;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.discovery.DiscoveryClient;
import dev.navarch.client.discovery.MemoryDiscoveryCache;
import dev.navarch.client.mapper.DeferredDiscoveryMapper;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.cache.CacheOptions;
import dev.navarch.controllerruntime.client.ObjectKind;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Puts a manager together. Belongs to one thread. */
public final class ManagerBuilder {
  private static final float QPS = 20;
  private static final int BURST = 30;

  private final @Nullable ClientConfig config;
  private final @Nullable RestClient given;
  private Scheme scheme = AllTypes.scheme();
  private @Nullable RestClient electionClient;
  private @Nullable RestMapper mapper;
  private @Nullable InetSocketAddress health;
  private @Nullable InetSocketAddress metrics;
  private @Nullable LeaderElection election;
  private CacheOptions cache = CacheOptions.DEFAULT;
  private Set<ObjectKind<?>> uncached = Set.of();
  private Duration stopTimeout = Duration.ofSeconds(30);

  ManagerBuilder(@Nullable ClientConfig config, @Nullable RestClient given) {
    this.config = config;
    this.given = given;
  }

  /** The classes of kinds; all built-in ones unless set. A client that was given has its own. */
  public ManagerBuilder scheme(Scheme value) {
    scheme = value;
    return this;
  }

  /** From kinds to resources; what the server's discovery says unless set. */
  public ManagerBuilder mapper(RestMapper value) {
    mapper = value;
    return this;
  }

  public ManagerBuilder cache(CacheOptions value) {
    cache = value;
    return this;
  }

  /** Kinds that the manager's client reads from the server. */
  public ManagerBuilder uncached(ObjectKind<?>... kinds) {
    uncached = Set.of(kinds);
    return this;
  }

  /** Lets tasks run in one process at a time; without it they run in each. */
  public ManagerBuilder leaderElection(LeaderElection value) {
    election = value;
    return this;
  }

  /**
   * What the election uses, so that other requests do not hold it up; it is not closed with the
   * manager. A manager that has a configuration makes one of its own.
   */
  public ManagerBuilder electionClient(RestClient value) {
    electionClient = value;
    return this;
  }

  /** Serves health checks on a port of this machine alone; 0 for any. */
  public ManagerBuilder healthPort(int port) {
    return healthAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
  }

  /** Serves health checks; they are not served unless set. */
  public ManagerBuilder healthAddress(InetSocketAddress value) {
    health = value;
    return this;
  }

  /** Serves metrics on a port of this machine alone; 0 for any. */
  public ManagerBuilder metricsPort(int port) {
    return metricsAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
  }

  /** Serves metrics; they are not served unless set. */
  public ManagerBuilder metricsAddress(InetSocketAddress value) {
    metrics = value;
    return this;
  }

  /** How long tasks may take to end when they are stopped; 30 seconds unless set. */
  public ManagerBuilder stopTimeout(Duration value) {
    stopTimeout = value;
    return this;
  }

  /**
   * The manager, not started yet. Nothing is asked of the server.
   *
   * @throws IOException if keys or certificates of a configuration cannot be read
   */
  public Manager build() throws IOException {
    List<AutoCloseable> owned = new ArrayList<>();
    RestClient client = given;
    RestClient forElection = electionClient;
    if (config != null) {
      client = open(config, owned);
      if (forElection == null && election != null) {
        forElection = open(config, owned);
      }
    }
    if (client == null) {
      throw new IllegalStateException("a manager needs a client");
    }
    RestMapper kinds =
        mapper == null
            ? new DeferredDiscoveryMapper(new MemoryDiscoveryCache(new DiscoveryClient(client)))
            : mapper;
    return new Manager(
        new Manager.Settings(
            client,
            forElection == null ? client : forElection,
            kinds,
            cache,
            uncached,
            election,
            health,
            metrics,
            stopTimeout,
            List.copyOf(owned)));
  }

  /**
   * Controllers ask for more than people do: the limits that clients have by default are raised.
   */
  private RestClient open(ClientConfig described, List<AutoCloseable> owned) throws IOException {
    boolean usual =
        described.qps() == ClientConfig.DEFAULT_QPS
            && described.burst() == ClientConfig.DEFAULT_BURST;
    ClientConfig used = usual ? described.toBuilder().qps(QPS).burst(BURST).build() : described;
    RestClient client = RestClient.builder(used).scheme(scheme).build();
    owned.add(client);
    return client;
  }
}
