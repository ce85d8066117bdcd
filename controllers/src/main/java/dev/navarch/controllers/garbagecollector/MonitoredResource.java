package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.discovery.DiscoveredResources;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A resource whose objects can be owners and dependents.
 *
 * @param apiVersion what its objects carry
 */
record MonitoredResource(GroupVersionResource name, String apiVersion, String kind) {
  private static final List<String> VERBS = List.of("delete", "list", "watch");

  /** Events come in masses, own nothing, and go by themselves. */
  private static final Set<GroupResource> IGNORED =
      Set.of(new GroupResource("", "events"), new GroupResource("events.k8s.io", "events"));

  /** Those that a server serves, in its order, each in one version. */
  static Set<MonitoredResource> of(DiscoveredResources preferred) {
    Set<MonitoredResource> all = new LinkedHashSet<>();
    for (APIResourceList list : preferred.resources()) {
      GroupVersion version = GroupVersion.parse(list.groupVersion());
      for (APIResource resource : list.resources()) {
        GroupVersionResource name = version.withResource(resource.name());
        if (resource.verbs().containsAll(VERBS) && !IGNORED.contains(name.groupResource())) {
          all.add(new MonitoredResource(name, version.toApiVersion(), resource.kind()));
        }
      }
    }
    return all;
  }

  /** What matters of an object; texts that all objects share are there once. */
  ObjectState stateOf(ObjectMeta metadata) {
    return ObjectState.of(apiVersion, kind, metadata);
  }
}
