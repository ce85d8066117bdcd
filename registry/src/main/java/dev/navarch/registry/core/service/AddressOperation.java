package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.core.v1.ServiceType;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.List;

/** The addresses that one write of a service takes and gives back. */
final class AddressOperation {
  private final ClusterAddresses addresses;
  private final Time now;
  private final boolean dryRun;
  private final List<Runnable> onSuccess = new ArrayList<>();
  private final List<Runnable> onFailure = new ArrayList<>();

  AddressOperation(ClusterAddresses addresses, Time now, boolean dryRun) {
    this.addresses = addresses;
    this.now = now;
    this.dryRun = dryRun;
  }

  /** Takes an address of each family for which the service has none yet. */
  Service takeAll(Service service) {
    ServiceSpec spec = service.spec();
    if (spec.type().equals(ServiceType.EXTERNAL_NAME) || ServiceValidation.isHeadless(spec)) {
      return service;
    }
    return take(service, 0);
  }

  private Service take(Service service, int from) {
    ServiceSpec spec = service.spec();
    List<String> all = new ArrayList<>(spec.clusterIPs());
    for (int i = from; i < spec.ipFamilies().size(); i++) {
      String family = spec.ipFamilies().get(i);
      if (i < all.size() && !all.get(i).isEmpty()) {
        addresses.take(service, all.get(i), now, dryRun);
        givesBack(service, all.get(i));
      } else {
        String address = addresses.takeAny(service, family, now, dryRun);
        givesBack(service, address);
        all.add(i, address);
      }
    }
    String first = all.isEmpty() ? "" : all.getFirst();
    return service.toBuilder()
        .spec(spec.toBuilder().clusterIPs(all).clusterIP(first).build())
        .build();
  }

  private void givesBack(Service service, String address) {
    if (!dryRun) {
      onFailure.add(() -> addresses.release(service, address));
    }
  }

  /**
   * Takes and gives back what a change of a service asks for: everything when it begins or ceases
   * to be in the cluster, the second address when its second family comes or goes.
   */
  Service change(Service service, Service old) {
    ServiceSpec spec = service.spec();
    ServiceSpec before = old.spec();
    boolean isExternal = spec.type().equals(ServiceType.EXTERNAL_NAME);
    boolean wasExternal = before.type().equals(ServiceType.EXTERNAL_NAME);
    if (wasExternal && !isExternal) {
      return takeAll(service);
    }
    if (wasExternal || ServiceValidation.isHeadless(before)) {
      return service;
    }
    if (isExternal) {
      before.clusterIPs().forEach(address -> releasesLater(old, address));
      return service;
    }
    if (before.ipFamilies().size() == 1 && spec.ipFamilies().size() == 2) {
      return take(service, 1);
    }
    if (before.ipFamilies().size() == 2 && spec.ipFamilies().size() == 1) {
      before.clusterIPs().stream().skip(1).forEach(address -> releasesLater(old, address));
    }
    return service;
  }

  private void releasesLater(Service old, String address) {
    if (!dryRun) {
      onSuccess.add(() -> addresses.release(old, address));
    }
  }

  void commit() {
    onSuccess.forEach(Runnable::run);
  }

  void revert() {
    onFailure.forEach(Runnable::run);
  }
}
