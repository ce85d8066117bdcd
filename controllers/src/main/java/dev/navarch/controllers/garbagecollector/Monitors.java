package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.discovery.DiscoveredResources;
import dev.navarch.client.metadata.MetadataClient;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The monitors of all resources that there are. One thread keeps them in line with what the server
 * serves, and closes them.
 */
final class Monitors implements AutoCloseable {
  /** Resources whose objects decide which resources there are. */
  private static final Set<GroupResource> DEFINING =
      Set.of(
          new GroupResource("apiextensions.k8s.io", "customresourcedefinitions"),
          new GroupResource("apiregistration.k8s.io", "apiservices"));

  private static final GroupVersion CORE = new GroupVersion("", "v1");

  private final MetadataClient client;
  private final Graph graph;
  private final Runnable onDefinition;
  private final Map<MonitoredResource, ResourceMonitor> running = new LinkedHashMap<>();

  /**
   * Creates none yet.
   *
   * @param onDefinition told when other resources may be served than before
   */
  Monitors(MetadataClient client, Graph graph, Runnable onDefinition) {
    this.client = client;
    this.graph = graph;
    this.onDefinition = onDefinition;
  }

  /**
   * Watches what is served and ceases to watch what is not. Where a group could not be asked, what
   * is known of it stays. A resource that is served in another version than before is watched in
   * that one, and stays in the graph meanwhile: whatever is let go then must not be forgotten.
   *
   * @return whether anything changed
   * @throws IOException if the server hides its core group, which it always has: then nothing is
   *     known of what it hides besides, and all stays as it is
   */
  boolean bringInLine(DiscoveredResources preferred) throws IOException {
    if (preferred.resources(CORE).isEmpty() && !preferred.failures().containsKey(CORE)) {
      throw new IOException("the server does not tell what is in its core group");
    }
    Set<MonitoredResource> served = MonitoredResource.of(preferred);
    Map<GroupResource, ResourceMonitor> ended = new LinkedHashMap<>();
    for (MonitoredResource known : List.copyOf(running.keySet())) {
      boolean failed = preferred.failures().containsKey(known.name().groupVersion());
      if (!served.contains(known) && !failed) {
        ended.put(known.name().groupResource(), end(known));
      }
    }
    boolean changed = !ended.isEmpty();
    for (MonitoredResource resource : served) {
      if (!running.containsKey(resource) && !hasFailingTwin(resource, preferred)) {
        begin(resource, ended.remove(resource.name().groupResource()));
        changed = true;
      }
    }
    ended.values().forEach(ResourceMonitor::lose);
    return changed;
  }

  /** Whether the resource is watched in another version, about which nothing could be learnt. */
  private boolean hasFailingTwin(MonitoredResource resource, DiscoveredResources preferred) {
    return running.keySet().stream()
        .filter(known -> known.name().groupResource().equals(resource.name().groupResource()))
        .map(known -> known.name().groupVersion())
        .anyMatch((GroupVersion version) -> preferred.failures().containsKey(version));
  }

  private void begin(MonitoredResource resource, @Nullable ResourceMonitor before) {
    Runnable onChange =
        DEFINING.contains(resource.name().groupResource()) ? onDefinition : () -> {};
    ResourceMonitor monitor = new ResourceMonitor(resource, client, graph, onChange);
    running.put(resource, monitor);
    if (before == null) {
      monitor.start();
    } else {
      monitor.startAfter(before);
    }
  }

  private ResourceMonitor end(MonitoredResource resource) {
    ResourceMonitor monitor = Objects.requireNonNull(running.remove(resource));
    monitor.close();
    return monitor;
  }

  /** Waits until the graph has everything that was there; false if that takes too long. */
  boolean awaitListed(Duration atMost) throws InterruptedException {
    long deadline = System.nanoTime() + atMost.toNanos();
    boolean all = true;
    for (ResourceMonitor monitor : running.values()) {
      long left = Math.max(0, deadline - System.nanoTime());
      all &= monitor.awaitListed(Duration.ofNanos(left));
    }
    return all;
  }

  int size() {
    return running.size();
  }

  /** Ends all of them, side by side, and waits for their threads. */
  @Override
  public void close() {
    List<Thread> closers = new ArrayList<>();
    for (ResourceMonitor monitor : running.values()) {
      closers.add(Thread.ofVirtual().name("garbage-collector-end").start(monitor::close));
    }
    running.clear();
    ThreadEnd.await(closers);
  }
}
