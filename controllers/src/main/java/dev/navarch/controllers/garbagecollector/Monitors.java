package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.discovery.DiscoveredResources;
import dev.navarch.client.metadata.MetadataClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
   * is known of it stays.
   *
   * @return whether anything changed
   */
  boolean bringInLine(DiscoveredResources preferred) {
    Set<MonitoredResource> served = MonitoredResource.of(preferred);
    boolean changed = false;
    for (MonitoredResource known : List.copyOf(running.keySet())) {
      boolean failed = preferred.failures().containsKey(known.name().groupVersion());
      if (!served.contains(known) && !failed) {
        end(known);
        changed = true;
      }
    }
    for (MonitoredResource resource : served) {
      if (!running.containsKey(resource) && !hasFailingTwin(resource, preferred)) {
        begin(resource);
        changed = true;
      }
    }
    return changed;
  }

  /** Whether the resource is watched in another version, about which nothing could be learnt. */
  private boolean hasFailingTwin(MonitoredResource resource, DiscoveredResources preferred) {
    return running.keySet().stream()
        .filter(known -> known.name().groupResource().equals(resource.name().groupResource()))
        .map(known -> known.name().groupVersion())
        .anyMatch((GroupVersion version) -> preferred.failures().containsKey(version));
  }

  private void begin(MonitoredResource resource) {
    Runnable onChange =
        DEFINING.contains(resource.name().groupResource()) ? onDefinition : () -> {};
    ResourceMonitor monitor = new ResourceMonitor(resource, client, graph, onChange);
    running.put(resource, monitor);
    monitor.start();
  }

  private void end(MonitoredResource resource) {
    ResourceMonitor monitor = running.remove(resource);
    if (monitor != null) {
      monitor.close();
      monitor.lose();
    }
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
    try {
      for (Thread closer : closers) {
        closer.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
