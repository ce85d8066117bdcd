package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.endpoint.Connectable;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.core.node.NodeConnections;
import dev.navarch.registry.generic.BuiltInStores;

/** Streams into a pod: commands in a container, its terminal, its ports. */
public final class PodStreams implements Connectable {
  private final BuiltInStores stores;
  private final boolean ofContainer;

  /**
   * Creates one kind of stream.
   *
   * @param ofContainer whether it leads into one container, and not into the pod
   */
  public PodStreams(BuiltInStores stores, boolean ofContainer) {
    this.stores = stores;
    this.ofContainer = ofContainer;
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
    Pod pod = pods().require(exchange.name());
    if (ofContainer) {
      ContainerChoice.of(pod, exchange.query().get("container"));
    }
    String node = pod.spec().nodeName();
    if (node.isEmpty()) {
      throw ApiException.badRequest(
          "pod %s does not have a host assigned".formatted(pod.metadata().name()));
    }
    throw NodeConnections.unreachable(stores, node);
  }
}
