package dev.navarch.controllers.namespace;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.DeletionPropagation;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.discovery.DiscoveredResources;
import dev.navarch.client.discovery.Discovery;
import dev.navarch.client.discovery.GroupDiscoveryException;
import dev.navarch.client.metadata.MetadataClient;
import dev.navarch.client.metadata.MetadataResourceClient;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Everything in a namespace: each object of each resource that the server serves at that moment,
 * custom ones included. Metadata is all that is asked for, a page at a time.
 */
final class NamespaceContent {
  private static final GroupResource PODS = new GroupResource("", "pods");
  private static final GroupVersion CORE = new GroupVersion("", "v1");
  private static final long PAGE = 500;
  private static final DeleteOptions IN_BACKGROUND =
      DeleteOptions.builder().propagationPolicy(DeletionPropagation.BACKGROUND).build();

  private final Discovery discovery;
  private final MetadataClient client;

  NamespaceContent(Discovery discovery, MetadataClient client) {
    this.discovery = discovery;
    this.client = client;
  }

  /** A resource that has objects in namespaces, and how they can be deleted. */
  private record Deletable(GroupVersionResource name, boolean listed, boolean atOnce) {}

  /**
   * What a server serves.
   *
   * @param failure why not everything is known
   */
  private record Served(DiscoveredResources resources, Optional<String> failure) {}

  /**
   * Deletes everything, and looks what is left. Pods go first: while there is one, or nobody can
   * tell, nothing is taken from under it.
   *
   * <p>Differs from Kubernetes: there, everything else goes when pods cannot be deleted.
   *
   * @param elapsed how long ago the namespace was deleted; whoever was given less time to end
   *     should have ended
   */
  Sweep sweep(String namespace, Duration elapsed) throws InterruptedException {
    Served served = discover();
    List<String> unreadable = new ArrayList<>();
    List<Deletable> resources = deletable(served.resources(), unreadable);
    List<String> failures = new ArrayList<>();
    Remaining remaining = Remaining.NOTHING;
    for (Deletable resource : resources) {
      if (resource.name().groupResource().equals(PODS)) {
        remaining = remaining.and(empty(resource, namespace, elapsed, failures));
      }
    }
    if (remaining.isEmpty() && failures.isEmpty()) {
      for (Deletable resource : resources) {
        if (!resource.name().groupResource().equals(PODS)) {
          remaining = remaining.and(empty(resource, namespace, elapsed, failures));
        }
      }
    }
    return new Sweep(served.failure(), unreadable, failures, remaining);
  }

  /**
   * Asks what is served. A server always has its core group: one that does not show it hides what
   * is in the namespace, and says nothing.
   */
  private Served discover() throws InterruptedException {
    try {
      DiscoveredResources told = discovery.serverPreferredResources();
      Map<GroupVersion, Exception> failures = new LinkedHashMap<>(told.failures());
      if (told.resources(CORE).isEmpty()) {
        failures.putIfAbsent(CORE, new IOException("the server does not show its core group"));
      }
      DiscoveredResources known =
          new DiscoveredResources(told.groups(), told.resources(), failures);
      return new Served(known, failure(known));
    } catch (IOException | ApiException | UncheckedIOException e) {
      return new Served(
          new DiscoveredResources(List.of(), List.of(), Map.of()),
          Optional.of(String.valueOf(e.getMessage())));
    }
  }

  private static Optional<String> failure(DiscoveredResources known) {
    try {
      DiscoveredResources unused = known.orThrow();
      return Optional.empty();
    } catch (GroupDiscoveryException e) {
      return Optional.of(
          "Discovery failed for some groups, %d failing: %s"
              .formatted(e.failures().size(), e.getMessage()));
    }
  }

  private static List<Deletable> deletable(DiscoveredResources served, List<String> unreadable) {
    List<Deletable> resources = new ArrayList<>();
    for (APIResourceList list : served.resources()) {
      GroupVersion version;
      try {
        version = GroupVersion.parse(list.groupVersion());
      } catch (IllegalArgumentException e) {
        unreadable.add(String.valueOf(e.getMessage()));
        continue;
      }
      for (APIResource resource : list.resources()) {
        if (resource.namespaced() && resource.verbs().contains("delete")) {
          resources.add(
              new Deletable(
                  version.withResource(resource.name()),
                  resource.verbs().contains("list"),
                  resource.verbs().contains("deletecollection")));
        }
      }
    }
    return resources;
  }

  /**
   * Empties one resource; what goes wrong is noted, and does not keep others from being emptied.
   */
  private Remaining empty(
      Deletable resource, String namespace, Duration elapsed, List<String> failures)
      throws InterruptedException {
    MetadataResourceClient objects = client.resource(resource.name()).namespace(namespace);
    try {
      if (resource.listed() && isEmpty(objects)) {
        return Remaining.NOTHING;
      }
      delete(resource, objects);
      if (!resource.listed()) {
        return Remaining.NOTHING;
      }
      Remaining left = count(resource.name().groupResource(), objects).after(elapsed);
      if (!left.isEmpty() && !left.isExpected()) {
        failures.add(
            "unexpected items still remain in namespace: %s for gvr: %s"
                .formatted(namespace, resource.name()));
      }
      return left;
    } catch (ApiException e) {
      if (!isNotServed(e)) {
        failures.add(e.message());
      }
    } catch (IOException | UncheckedIOException e) {
      failures.add(String.valueOf(e.getMessage()));
    }
    return Remaining.NOTHING;
  }

  /** Whether a resource has gone since it was discovered, or never could do what it promised. */
  private static boolean isNotServed(ApiException failure) {
    return failure.isNotFound() || failure.isMethodNotSupported();
  }

  private static boolean isEmpty(MetadataResourceClient objects)
      throws IOException, InterruptedException {
    return objects.list(ListOptions.builder().limit(1).build()).items().isEmpty();
  }

  private static void delete(Deletable resource, MetadataResourceClient objects)
      throws IOException, InterruptedException {
    if (resource.atOnce()) {
      objects.deleteCollection(IN_BACKGROUND, ListOptions.builder().build());
    } else if (resource.listed()) {
      deleteEach(objects);
    }
  }

  private static void deleteEach(MetadataResourceClient objects)
      throws IOException, InterruptedException {
    try (Stream<PartialObjectMetadata> all = pages(objects)) {
      for (Iterator<PartialObjectMetadata> each = all.iterator(); each.hasNext(); ) {
        try {
          objects.delete(each.next().metadata().name(), IN_BACKGROUND);
        } catch (ApiException e) {
          if (!isNotServed(e)) {
            throw e;
          }
        }
      }
    }
  }

  private static Remaining count(GroupResource resource, MetadataResourceClient objects) {
    int count = 0;
    long grace = 0;
    Map<String, Integer> finalizers = new HashMap<>();
    try (Stream<PartialObjectMetadata> all = pages(objects)) {
      for (Iterator<PartialObjectMetadata> each = all.iterator(); each.hasNext(); ) {
        ObjectMeta metadata = each.next().metadata();
        count++;
        metadata.finalizers().forEach(one -> finalizers.merge(one, 1, Integer::sum));
        Long seconds = metadata.deletionGracePeriodSeconds();
        grace = Math.max(grace, seconds == null ? 0 : seconds);
      }
    }
    return count == 0 ? Remaining.NOTHING : Remaining.of(resource, count, finalizers, grace);
  }

  private static Stream<PartialObjectMetadata> pages(MetadataResourceClient objects) {
    return objects.stream(ListOptions.builder().limit(PAGE).build());
  }
}
