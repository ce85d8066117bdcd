package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.client.cache.Reflector;
import dev.navarch.client.cache.ReflectorOptions;
import dev.navarch.client.cache.ReflectorStore;
import dev.navarch.client.metadata.MetadataClient;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Watches the metadata of one resource's objects, and tells the graph. Nothing is kept here but the
 * uids that were told, so as to notice what went unseen.
 *
 * <p>Started once, and closed once after that, by any thread. The reflector's thread owns the uids.
 */
final class ResourceMonitor implements ReflectorStore<PartialObjectMetadata>, AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.controllers");

  private final MonitoredResource resource;
  private final Graph graph;
  private final Runnable onChange;
  private final Reflector<PartialObjectMetadata> reflector;
  private final Thread thread;
  private final CountDownLatch listed = new CountDownLatch(1);
  private Set<String> uids = new HashSet<>();
  private Set<String> inherited = Set.of();

  /**
   * Creates a monitor.
   *
   * @param onChange told after each change, but not of what was there at the beginning
   */
  ResourceMonitor(
      MonitoredResource resource, MetadataClient client, Graph graph, Runnable onChange) {
    this.resource = resource;
    this.graph = graph;
    this.onChange = onChange;
    String name = "garbage-collector-" + resource.name().groupResource();
    this.reflector =
        new Reflector<>(
            client.resource(resource.name()).listerWatcher(ListOptions.builder().build()),
            this,
            ReflectorOptions.named(name).withErrorHandler(ResourceMonitor::failed));
    this.thread = Thread.ofVirtual().name(name).unstarted(reflector::run);
  }

  /** Resources come and go, and a group's server may be away: it is tried again. */
  private static void failed(String name, Exception failure) {
    LOG.log(Level.DEBUG, () -> name + " cannot list or watch: " + failure.getMessage());
  }

  void start() {
    thread.start();
  }

  /**
   * Starts in the place of another one that has ended, and that watched the same objects. What it
   * told the graph stays there until this one's first list shows what is there still.
   */
  void startAfter(ResourceMonitor ended) {
    inherited = new HashSet<>(ended.inherited);
    inherited.addAll(ended.uids);
    start();
  }

  /** Waits until everything that was there at the beginning is in the graph. */
  boolean awaitListed(Duration atMost) throws InterruptedException {
    return listed.await(atMost.toNanos(), TimeUnit.NANOSECONDS);
  }

  // ---- what the reflector sees, on its thread

  @Override
  public void add(PartialObjectMetadata object) {
    update(object);
  }

  @Override
  public void update(PartialObjectMetadata object) {
    tell(object, uids);
    onChange.run();
  }

  private void tell(PartialObjectMetadata object, Set<String> told) {
    ObjectState state = resource.stateOf(object.metadata());
    told.add(state.id().uid());
    graph.observed(state);
  }

  @Override
  public void delete(PartialObjectMetadata object) {
    String uid = object.metadata().uid();
    uids.remove(uid);
    graph.gone(uid);
    onChange.run();
  }

  @Override
  public void replace(List<PartialObjectMetadata> objects, String resourceVersion) {
    Set<String> now = HashSet.newHashSet(objects.size());
    for (PartialObjectMetadata object : objects) {
      tell(object, now);
    }
    for (String uid : uids) {
      if (!now.contains(uid)) {
        graph.gone(uid);
      }
    }
    uids = now;
    // A first list may be older than what others saw, so it does not say that something is gone.
    for (String uid : inherited) {
      if (!now.contains(uid)) {
        graph.lost(uid);
      }
    }
    inherited = Set.of();
    if (listed.getCount() == 0) {
      onChange.run();
    }
    listed.countDown();
  }

  @Override
  public void resync() {
    // Everything that is known is in the graph.
  }

  // ---- the end

  /** Ends the watch and waits for its thread. */
  @Override
  public void close() {
    reflector.close();
    ThreadEnd.await(List.of(thread));
    listed.countDown();
  }

  /** Forgets what was watched, after the end: nobody knows any more whether it is there. */
  void lose() {
    inherited.forEach(graph::lost);
    uids.forEach(graph::lost);
  }
}
