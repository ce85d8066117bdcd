package dev.navarch.controllerruntime.manager;

import dev.navarch.api.core.v1.EventSource;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.client.cache.IndexFunc;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.leaderelection.LeaseLock;
import dev.navarch.client.leaderelection.LeaseStore;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.record.EventBroadcaster;
import dev.navarch.client.record.EventRecorder;
import dev.navarch.client.record.EventSink;
import dev.navarch.client.record.EventWatch;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.waiting.Durations;
import dev.navarch.client.workqueue.PrometheusQueueMetrics;
import dev.navarch.controllerruntime.cache.Cache;
import dev.navarch.controllerruntime.cache.CacheOptions;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.client.LiveClient;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.client.Reader;
import dev.navarch.controllerruntime.controller.Controller;
import dev.navarch.controllerruntime.endpoint.HealthCheck;
import dev.navarch.controllerruntime.endpoint.HealthChecks;
import dev.navarch.controllerruntime.endpoint.HttpEndpoint;
import dev.navarch.controllerruntime.lifecycle.Task;
import dev.navarch.controllerruntime.metrics.InformerMetrics;
import dev.navarch.controllerruntime.metrics.MetricsSource;
import dev.navarch.controllerruntime.metrics.ReconcileMetrics;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the controllers of a program share: clients, one cache, an election, events,
 * health and metrics; and their life. It starts in this order: endpoints, caches, tasks that every
 * process runs, the election, tasks of the leader. It stops the other way round: tasks finish what
 * they are at, then the lease is given back, then caches and connections end.
 *
 * <p>When a task fails, or the lease is lost for good, the manager stops itself; {@link #awaitEnd}
 * tells.
 *
 * <p>Made, started once, closed once; all methods may be called by any thread. Each part guards its
 * own state. A task must not close its manager, which would wait for the task.
 */
public final class Manager implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.controllerruntime.manager");

  private final Settings settings;
  private final LiveClient live;
  private final Cache cache;
  private final Client client;
  private final EventBroadcaster broadcaster = new EventBroadcaster();
  private final PrometheusQueueMetrics queueMetrics = new PrometheusQueueMetrics();
  private final ReconcileMetrics reconcileMetrics = new ReconcileMetrics();
  private final InformerMetrics informerMetrics = new InformerMetrics();
  private final HealthChecks healthz = new HealthChecks("healthz");
  private final HealthChecks readyz = new HealthChecks("readyz");
  private final List<MetricsSource> metrics = new CopyOnWriteArrayList<>();
  private final Set<String> controllers = ConcurrentHashMap.newKeySet();
  private final TaskTerms everywhere = new TaskTerms(this::taskFailed);
  private final TaskTerms ofLeader = new TaskTerms(this::taskFailed);
  private final @Nullable Election election;

  private final AtomicBoolean started = new AtomicBoolean();
  private final AtomicBoolean closing = new AtomicBoolean();
  private final CountDownLatch elected = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private final AtomicReference<@Nullable ManagerFailedException> failure = new AtomicReference<>();
  private final ReentrantLock lock = new ReentrantLock();

  // Guarded by the lock.
  private @Nullable EventWatch recording;
  private @Nullable HttpEndpoint healthEndpoint;
  private @Nullable HttpEndpoint metricsEndpoint;
  private @Nullable Thread exitHook;

  /** What a builder was told. */
  record Settings(
      RestClient client,
      RestClient electionClient,
      RestMapper mapper,
      CacheOptions cache,
      Set<ObjectKind<?>> uncached,
      @Nullable LeaderElection election,
      @Nullable InetSocketAddress health,
      @Nullable InetSocketAddress metrics,
      Duration stopTimeout,
      List<AutoCloseable> owned) {}

  Manager(Settings settings) {
    this.settings = settings;
    live = new LiveClient(settings.client(), settings.mapper());
    cache = new Cache(live, live.scheme(), settings.cache().countedBy(informerMetrics));
    Reader reader =
        settings.uncached().isEmpty()
            ? cache
            : new PartlyLiveReader(cache, live, settings.uncached());
    client = live.readingFrom(reader);
    election = electionOf(settings);
    metrics.add(reconcileMetrics);
    metrics.add(queueMetrics::writeTo);
    metrics.add(informerMetrics);
    readyz.add("caches", this::checkCaches);
    if (election != null) {
      metrics.add(election);
      healthz.add("leaderElection", election);
    }
  }

  private @Nullable Election electionOf(Settings from) {
    LeaderElection options = from.election();
    if (options == null) {
      return null;
    }
    LeaseLock lease =
        new LeaseLock(
            options.namespace(),
            options.name(),
            options.identity(),
            LeaseStore.of(from.electionClient()),
            eventRecorder(options.name()));
    return new Election(
        options,
        lease,
        ofLeader,
        elected::countDown,
        lost -> fail("this process does not lead any more", lost));
  }

  /** Starts a manager for the server of a configuration, with connections of its own. */
  public static ManagerBuilder builder(ClientConfig config) {
    return new ManagerBuilder(config, null);
  }

  /** Starts a manager that uses a client. It is not closed with the manager. */
  public static ManagerBuilder builder(RestClient client) {
    return new ManagerBuilder(null, client);
  }

  // ---- what controllers use

  /** Reads from the cache, writes to the server. */
  public Client client() {
    return client;
  }

  /** Reads from the server too: for what must not be old, and for what is seldom needed. */
  public Client liveClient() {
    return live;
  }

  public Cache cache() {
    return cache;
  }

  public RestClient restClient() {
    return settings.client();
  }

  public RestMapper mapper() {
    return settings.mapper();
  }

  public Scheme scheme() {
    return live.scheme();
  }

  /** Records events in the name of a component. */
  public EventRecorder eventRecorder(String component) {
    lock.lock();
    try {
      if (recording == null) {
        recording = broadcaster.startRecordingToSink(EventSink.core(settings.client()));
      }
    } finally {
      lock.unlock();
    }
    return broadcaster.newRecorder(scheme(), EventSource.builder().component(component).build());
  }

  /**
   * Adds an index under which the client finds objects with {@code Query.withField}.
   *
   * @throws IllegalArgumentException if the kind has one of that name
   */
  public <T extends MetaObject> void index(ObjectKind<T> kind, String name, IndexFunc<T> values) {
    cache.index(kind, name, values);
  }

  /** As the other of this name, for a class. */
  public <T extends MetaObject> void index(Class<T> type, String name, IndexFunc<T> values) {
    index(ObjectKind.of(type), name, values);
  }

  // ---- what is added to it

  /**
   * Adds a task. If the manager runs, it is started as soon as it may.
   *
   * @throws IllegalArgumentException if it is a controller whose name is taken
   * @throws IllegalStateException if the manager is closed
   */
  public void add(Task task) {
    if (task instanceof Controller && !controllers.add(task.name())) {
      throw new IllegalArgumentException("there is a controller of the name " + task.name());
    }
    (task.needsLeaderElection() ? ofLeader : everywhere).add(task);
  }

  /** Adds a check to {@code /healthz}: a process that fails it should be started anew. */
  public void addHealthCheck(String name, HealthCheck check) {
    healthz.add(name, check);
  }

  /** Adds a check to {@code /readyz}: whether the process is of use now. */
  public void addReadyCheck(String name, HealthCheck check) {
    readyz.add(name, check);
  }

  public void addMetrics(MetricsSource source) {
    metrics.add(source);
  }

  /** Where controllers count what they do. */
  public ReconcileMetrics reconcileMetrics() {
    return reconcileMetrics;
  }

  /** Where queues count what is in them. */
  public PrometheusQueueMetrics queueMetrics() {
    return queueMetrics;
  }

  /** Where health checks are served, if they are. */
  public Optional<InetSocketAddress> healthAddress() {
    lock.lock();
    try {
      return Optional.ofNullable(healthEndpoint).map(HttpEndpoint::address);
    } finally {
      lock.unlock();
    }
  }

  /** Where metrics are served, if they are. */
  public Optional<InetSocketAddress> metricsAddress() {
    lock.lock();
    try {
      return Optional.ofNullable(metricsEndpoint).map(HttpEndpoint::address);
    } finally {
      lock.unlock();
    }
  }

  // ---- life

  /**
   * Starts everything and returns as soon as the caches are filled and the election has begun.
   * Failing that, the manager is closed.
   *
   * @throws dev.navarch.controllerruntime.cache.CacheNotSyncedException if a kind cannot be listed
   *     in time
   * @throws IOException if an endpoint's address cannot be had
   * @throws IllegalStateException if it was started or closed before
   */
  public void start() throws IOException, InterruptedException {
    if (closing.get() || !started.compareAndSet(false, true)) {
      throw new IllegalStateException("a manager is started once, and not after it was closed");
    }
    boolean up = false;
    try {
      openEndpoints();
      cache.start();
      cache.awaitSynced(settings.cache().syncTimeout());
      everywhere.begin();
      if (election == null) {
        ofLeader.begin();
        elected.countDown();
      } else {
        election.start();
      }
      up = true;
    } finally {
      if (!up) {
        close();
      }
    }
  }

  private void openEndpoints() throws IOException {
    lock.lock();
    try {
      if (closing.get()) {
        throw new IllegalStateException("the manager was closed while it started");
      }
      if (settings.health() != null) {
        healthEndpoint = HttpEndpoint.health(settings.health(), healthz, readyz);
      }
      if (settings.metrics() != null) {
        metricsEndpoint = HttpEndpoint.metrics(settings.metrics(), metrics);
      }
    } finally {
      lock.unlock();
    }
  }

  private void checkCaches() throws IOException {
    if (!cache.hasSynced()) {
      throw new IOException("some caches are not filled yet");
    }
  }

  /** Starts, and returns when it is closed or an interrupt ends it; then all has stopped. */
  public void run() throws IOException, InterruptedException, ManagerFailedException {
    try {
      start();
      awaitEnd();
    } finally {
      close();
    }
  }

  /**
   * Has the manager closed when the process is told to end, so that its lease is given back. For
   * programs whose whole purpose it is.
   *
   * @throws IllegalStateException if the process ends already
   */
  public void closeAtExit() {
    lock.lock();
    try {
      if (exitHook == null && !closing.get()) {
        exitHook = Thread.ofPlatform().name("manager-at-exit").unstarted(this::close);
        Runtime.getRuntime().addShutdownHook(exitHook);
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits until the manager has stopped.
   *
   * @throws ManagerFailedException if it stopped itself
   */
  public void awaitEnd() throws InterruptedException, ManagerFailedException {
    ended.await();
    ManagerFailedException failed = failure.get();
    if (failed != null) {
      throw failed;
    }
  }

  /** Whether tasks of the leader may run here; without election they always may. */
  public boolean isLeader() {
    return election == null ? elected.getCount() == 0 : election.isLeader();
  }

  /**
   * Waits until this process has led for the first time.
   *
   * @return false if the time was up
   */
  public boolean awaitElected(Duration atMost) throws InterruptedException {
    return elected.await(Durations.toNanos(atMost), TimeUnit.NANOSECONDS);
  }

  private void taskFailed(Task task, Throwable cause) {
    fail("task " + task.name() + " failed", cause);
  }

  private void fail(String what, Throwable cause) {
    ManagerFailedException failed = new ManagerFailedException(what, cause);
    if (!closing.get() && failure.compareAndSet(null, failed)) {
      LOG.log(Level.ERROR, () -> "the manager stops: " + what, cause);
      Thread.ofVirtual().name("manager-stopper").start(this::close);
    }
  }

  /**
   * Stops everything in order, and waits for it. Tasks that do not end in time are interrupted. A
   * second call waits for the first.
   */
  @Override
  public void close() {
    if (closing.compareAndSet(false, true)) {
      try {
        shutDown();
      } finally {
        ended.countDown();
      }
      return;
    }
    try {
      ended.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void shutDown() {
    ofLeader.close(settings.stopTimeout());
    if (election != null) {
      election.stop();
    }
    everywhere.close(settings.stopTimeout());
    broadcaster.close();
    cache.close();
    closeEndpoints();
    removeExitHook();
    for (AutoCloseable own : settings.owned()) {
      try {
        own.close();
      } catch (Exception e) {
        LOG.log(Level.WARNING, "a connection did not close in good order", e);
      }
    }
  }

  private void removeExitHook() {
    lock.lock();
    try {
      if (exitHook != null && !exitHook.equals(Thread.currentThread())) {
        boolean unused = Runtime.getRuntime().removeShutdownHook(exitHook);
      }
    } catch (IllegalStateException e) {
      LOG.log(Level.DEBUG, "the process ends already");
    } finally {
      lock.unlock();
    }
  }

  private void closeEndpoints() {
    lock.lock();
    try {
      if (healthEndpoint != null) {
        healthEndpoint.close();
      }
      if (metricsEndpoint != null) {
        metricsEndpoint.close();
      }
    } finally {
      lock.unlock();
    }
  }
}
