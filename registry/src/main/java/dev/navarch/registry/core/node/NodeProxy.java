package dev.navarch.registry.core.node;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.endpoint.Connectable;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.validation.ProxyName;

/** The way through the server to a node, where there is none. */
public final class NodeProxy implements Connectable {
  private final BuiltInStores stores;

  public NodeProxy(BuiltInStores stores) {
    this.stores = stores;
  }

  @Override
  public ObjectModel model() {
    return stores.of("", "nodes").model();
  }

  @Override
  public void connect(Exchange exchange) {
    String id = exchange.name().name();
    ProxyName node =
        ProxyName.parse(id)
            .orElseThrow(
                () -> ApiException.badRequest("invalid node request \"%s\"".formatted(id)));
    throw NodeConnections.unreachable(stores, node.name());
  }
}
