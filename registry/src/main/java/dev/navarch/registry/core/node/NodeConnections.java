package dev.navarch.registry.core.node;

import dev.navarch.api.core.v1.Node;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;

/**
 * Why nothing can be had from a node. The server opens no connections to nodes, so what a node
 * alone knows, such as the output of containers, is never there.
 */
public final class NodeConnections {
  private NodeConnections() {}

  /** The answer to whoever wants something of a node. */
  public static ApiException unreachable(BuiltInStores stores, String node) {
    ResourceStore<Node> nodes = stores.of("", "nodes");
    ObjectName name = new ObjectName("", node);
    return nodes
        .get(name)
        .map(found ->
            found.status().addresses().isEmpty()
                ? ApiException.unknown("no preferred addresses found; known addresses: []")
                : ApiException.serviceUnavailable(
                    "error dialing backend: this server does not connect to nodes"))
        .orElseGet(() -> nodes.notFound(name));
  }
}
