package dev.navarch.registry.bootstrap;

import dev.navarch.api.install.Release;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Everything that a server creates by itself when it finds nothing, as it looks when all is well:
 * with status, owners and uid, ready to be stored.
 */
public final class BootstrapObjects {
  private BootstrapObjects() {}

  /**
   * All objects in an order in which they can be created: namespaces come before what is in them.
   *
   * @param served every version that the server answers for
   */
  public static List<MetaObject> all(
      BootstrapSettings settings, Collection<GroupVersion> served, Release release) {
    List<MetaObject> all = new ArrayList<>(SystemObjects.namespaces());
    all.addAll(SystemObjects.priorityClasses());
    all.addAll(FlowControlObjects.priorityLevels());
    all.addAll(FlowControlObjects.flowSchemas(settings.now()));
    all.addAll(BootstrapPolicy.all());
    all.addAll(LocalApiServices.of(served, release, settings.now()));
    all.add(SystemObjects.tokenTracking(settings.now()));
    all.add(KubernetesService.addresses(settings));
    all.add(KubernetesService.address(settings));
    all.add(KubernetesService.service(settings));
    all.add(KubernetesService.endpoints(settings));
    all.add(KubernetesService.endpointSlice(settings));
    String authorities = settings.authorities().get();
    if (!authorities.isEmpty()) {
      all.add(SystemObjects.authentication(authorities));
    }
    BootstrapOwnership ownership = new BootstrapOwnership(release, Time.of(settings.now()));
    for (int i = 0; i < all.size(); i++) {
      all.set(i, ownership.recorded(all.get(i)));
    }
    return all;
  }
}
