package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.endpoint.Connectable;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.validation.ProxyName;

/** The way through the server to what a pod serves, where there is none. */
public final class PodProxy implements Connectable {
  private final BuiltInStores stores;

  public PodProxy(BuiltInStores stores) {
    this.stores = stores;
  }

  private ResourceStore<Pod> pods() {
    return stores.of("", "pods");
  }

  @Override
  public ObjectModel model() {
    return pods().model();
  }

  @Override
  public void connect(Exchange exchange) {
    ObjectName id = exchange.name();
    ProxyName name =
        ProxyName.parse(id.name())
            .orElseThrow(
                () -> ApiException.badRequest("invalid pod request \"%s\"".formatted(id.name())));
    Pod pod = pods().require(new ObjectName(id.namespace(), name.name()));
    if (pod.status().podIP().isEmpty()) {
      throw ApiException.badRequest("address not allowed");
    }
    throw ApiException.serviceUnavailable(
        "error trying to reach service: this server does not connect to pods");
  }
}
