package dev.navarch.controllers.garbagecollector;

import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.client.discovery.DiscoveredResources;
import dev.navarch.client.discovery.DiscoveryClient;
import dev.navarch.client.discovery.MemoryDiscoveryCache;
import dev.navarch.client.mapper.DeferredDiscoveryMapper;
import dev.navarch.client.metadata.MetadataClient;
import dev.navarch.client.record.EventRecorder;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.lifecycle.StopSignal;
import dev.navarch.controllerruntime.lifecycle.Task;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Deletes what is owned by nothing that exists. It watches the metadata of all resources that can
 * be deleted, custom ones included, and keeps a small record of each object: who it is, whom it
 * names as its owners, and whether it is being deleted.
 *
 * <ul>
 *   <li>An object goes when none of its owners exists. As long as one does, references to the
 *       others are taken out of it.
 *   <li>An object that is deleted in the foreground goes when those dependents have gone that block
 *       it. One that is deleted without its dependents goes when none names it any more.
 *   <li>An owner is looked for in the namespace of its dependent, or in none. One that lives in
 *       another namespace does not count as existing, and an event says so.
 * </ul>
 *
 * <p>Resources that come later are watched soon after: definitions are watched, and the server is
 * asked every half minute as well.
 *
 * <p>Each run has its own graph, queues and threads, which all end with it.
 */
public final class GarbageCollector implements Task {
  public static final String NAME = "garbage-collector-controller";

  private static final Logger LOG = System.getLogger("dev.navarch.controllers");
  private static final int WORKERS = 20;

  /** How many dependents of one owner are let go at once. */
  private static final int AT_ONCE = 10;

  private static final Duration FIRST_LISTS = Duration.ofSeconds(30);

  /**
   * Each resource has a watch of its own, so that news of a dependent may come after those of its
   * owner. One that is missed would not be let go, and so would be deleted.
   */
  private static final Duration LATE_NEWS = Duration.ofMillis(200);

  private final RestClient reading;
  private final RestClient acting;
  private final EventRecorder events;

  /**
   * Creates a collector.
   *
   * @param reading may list and watch everything
   * @param acting may read, change and delete everything
   */
  public GarbageCollector(RestClient reading, RestClient acting, EventRecorder events) {
    this.reading = reading;
    this.acting = acting;
    this.events = events;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void run(StopSignal stop) throws InterruptedException {
    try (Run run = new Run()) {
      run.go(stop);
    }
  }

  /** Everything that lives as long as one run. The thread of the rounds owns the monitors. */
  private final class Run implements GraphListener, AutoCloseable {
    private final CollectorQueue deletions = new CollectorQueue("garbage-collector-delete");
    private final CollectorQueue orphans = new CollectorQueue("garbage-collector-orphan");
    private final AbsentOwners absentOwners = new AbsentOwners();
    private final Graph graph = new Graph(this, absentOwners);
    private final DiscoveryClient discovery = new DiscoveryClient(reading);
    private final DeferredDiscoveryMapper mapper =
        new DeferredDiscoveryMapper(new MemoryDiscoveryCache(discovery));
    private final RoundTimes rounds = new RoundTimes();
    private final Monitors monitors = new Monitors(new MetadataClient(reading), graph, rounds::ask);

    private final Thread thread =
        Thread.ofVirtual().name("garbage-collector-rounds").unstarted(this::rounds);

    void go(StopSignal stop) throws InterruptedException {
      thread.start();
      stop.await();
    }

    private void rounds() {
      try {
        while (!bringInLine()) {
          if (!rounds.next()) {
            return;
          }
        }
        begin();
        while (rounds.next()) {
          boolean unused = bringInLine();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    /** Whether the server could be asked. */
    private boolean bringInLine() throws InterruptedException {
      try {
        DiscoveredResources preferred = discovery.serverPreferredResources();
        if (monitors.bringInLine(preferred)) {
          mapper.reset();
        }
        rounds.succeeded();
        return true;
      } catch (IOException | RuntimeException e) {
        LOG.log(Level.INFO, () -> NAME + " cannot learn what is served: " + e.getMessage());
        rounds.failed();
        return false;
      }
    }

    /** Workers begin when the graph is whole: before, owners would be looked for in vain. */
    private void begin() throws InterruptedException {
      if (!monitors.awaitListed(FIRST_LISTS)) {
        LOG.log(Level.INFO, NAME + " begins although some resources could not be listed");
      }
      // Something may have been defined while this began.
      rounds.ask(Duration.ofSeconds(1));
      LiveObjects objects = new ServerObjects(new MetadataClient(acting), mapper);
      deletions.start(WORKERS, new Deleting(graph, absentOwners, objects)::attempt);
      orphans.start(WORKERS, new Orphaning(graph, objects, AT_ONCE)::attempt);
    }

    @Override
    public void attemptToDelete(Node node) {
      deletions.add(node);
    }

    @Override
    public void attemptToDeleteLater(Node node) {
      deletions.addLater(node);
    }

    @Override
    public void attemptToOrphan(Node node) {
      orphans.addAfter(node, LATE_NEWS);
    }

    @Override
    public void invalidNamespace(ObjectId dependent, ObjectId meant) {
      events.referencedEvent(
          ObjectReference.builder()
              .apiVersion(dependent.apiVersion())
              .kind(dependent.kind())
              .namespace(dependent.namespace())
              .name(dependent.name())
              .uid(dependent.uid())
              .build(),
          Map.of(),
          "Warning",
          "OwnerRefInvalidNamespace",
          "ownerRef %s does not exist in namespace \"%s\"".formatted(meant, dependent.namespace()));
    }

    @Override
    public void close() {
      rounds.close();
      thread.interrupt();
      ThreadEnd.await(List.of(thread));
      deletions.close();
      orphans.close();
      monitors.close();
    }
  }
}
