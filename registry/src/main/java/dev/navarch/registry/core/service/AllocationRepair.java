package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.Service;
import dev.navarch.api.networking.v1.IPAddress;
import dev.navarch.api.networking.v1.ParentReference;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.RegistrySettings;
import dev.navarch.registry.validation.IpAddress;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Brings what is taken into line with the services that there are: what services have is taken, and
 * what belongs to a service that was never stored, or is gone, is given back. To be run when a
 * server starts, and now and then afterwards: it takes two runs to know of a port that nobody has
 * it. For one thread.
 */
public final class AllocationRepair {
  /** What was taken a moment ago may belong to a service that is just being stored. */
  private static final Duration YOUNG = Duration.ofMinutes(1);

  private final BuiltInStores stores;
  private final RegistrySettings settings;
  private final ServiceAllocation allocation;
  private final Map<Integer, Time> unusedSince = new HashMap<>();

  public AllocationRepair(BuiltInStores stores, RegistrySettings settings) {
    this.stores = stores;
    this.settings = settings;
    this.allocation = new ServiceAllocation(stores, settings);
  }

  public void run() {
    Time now = Time.of(settings.clock().instant());
    ResourceStore<Service> services = stores.of("", "services");
    for (Service service : services.list("")) {
      for (String address : service.spec().clusterIPs()) {
        IpAddress.parse(address)
            .ifPresent(parsed ->
                allocation.addresses().create(service, AddressRange.canonical(parsed), now));
      }
    }
    ResourceStore<IPAddress> addresses = stores.of("networking.k8s.io", "ipaddresses");
    for (IPAddress address : addresses.list("")) {
      if (ClusterAddresses.isAllocated(address) && isLeftOver(address, services, now)) {
        release(address);
      }
    }
    repairPorts(now);
  }

  private void repairPorts(Time now) {
    NodePorts ports = allocation.ports();
    ports.takeAllInUse();
    Set<Integer> unused = ports.unused();
    unusedSince.keySet().retainAll(unused);
    for (int port : unused) {
      Time since = unusedSince.putIfAbsent(port, now);
      if (since != null && isOld(since, now)) {
        ports.release(port);
        unusedSince.remove(port);
      }
    }
  }

  private static boolean isOld(Time time, Time now) {
    return now.epochSecond() - time.epochSecond() >= YOUNG.toSeconds();
  }

  private static boolean isLeftOver(IPAddress address, ResourceStore<Service> services, Time now) {
    ParentReference parent = address.spec().parentRef();
    if (parent == null || !isOld(address.metadata().creationTimestamp(), now)) {
      return false;
    }
    String name = address.metadata().name();
    return services
        .get(new ObjectName(parent.namespace(), parent.name()))
        .map(service ->
            service.spec().clusterIPs().stream()
                .flatMap(text -> IpAddress.parse(text).stream())
                .map(AddressRange::canonical)
                .noneMatch(name::equals))
        .orElse(true);
  }

  private void release(IPAddress address) {
    ParentReference parent = address.spec().parentRef();
    if (parent != null) {
      Service owner =
          Service.builder()
              .metadata(meta -> meta.namespace(parent.namespace()).name(parent.name()))
              .build();
      allocation.addresses().release(owner, address.metadata().name());
    }
  }
}
