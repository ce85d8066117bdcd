package dev.navarch.apiserver.metrics;

import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts what is stored, when somebody asks. The engine is called what Kubernetes calls its first.
 */
public final class StorageMetrics implements MetricSource {
  private static final Labels FIRST_STORE = Labels.of("storage_cluster_id", "etcd-0");
  private static final long NOT_KNOWN = -1;

  private final Catalog catalog;
  private final Store store;

  public StorageMetrics(Catalog catalog, Store store) {
    this.catalog = catalog;
    this.store = store;
  }

  @Override
  public void write(PrometheusText out) {
    Map<GroupResource, Long> counts = counts();
    out.family(
        "apiserver_resource_objects",
        MetricType.GAUGE,
        "Stored objects of each resource; -1 if they could not be counted.");
    counts.forEach((resource, count) ->
        out.sample(Labels.of("group", resource.group(), "resource", resource.resource()), count));
    out.family(
        "apiserver_storage_objects",
        MetricType.GAUGE,
        "The same with group and resource in one name, for those who know it from earlier.");
    counts.forEach((resource, count) -> out.sample(Labels.of("resource", name(resource)), count));
    writeSize(out);
  }

  private Map<GroupResource, Long> counts() {
    Map<GroupResource, Long> counts =
        new TreeMap<>(
            Comparator.comparing(GroupResource::resource).thenComparing(GroupResource::group));
    for (Catalog.Group group : catalog.state().groups()) {
      for (Catalog.Version version : group.versions()) {
        for (ResourceEndpoint endpoint : version.resources().values()) {
          if (endpoint.served().subresource().isEmpty()
              && endpoint.served().rest() instanceof ResourceStore<?> stored) {
            counts.computeIfAbsent(stored.kind().resource(), resource -> count(stored));
          }
        }
      }
    }
    return counts;
  }

  private static long count(ResourceStore<?> stored) {
    try {
      return stored.store().range(RangeRequest.count(stored.span(""))).count();
    } catch (StorageException e) {
      return NOT_KNOWN;
    }
  }

  private static String name(GroupResource resource) {
    return resource.group().isEmpty()
        ? resource.resource()
        : resource.resource() + "." + resource.group();
  }

  private void writeSize(PrometheusText out) {
    long bytes;
    try {
      bytes = store.health().storedBytes();
    } catch (StorageException e) {
      return;
    }
    if (bytes > 0) {
      out.family("apiserver_storage_size_bytes", MetricType.GAUGE, "What the store takes on disk.")
          .sample(FIRST_STORE, bytes);
    }
  }
}
