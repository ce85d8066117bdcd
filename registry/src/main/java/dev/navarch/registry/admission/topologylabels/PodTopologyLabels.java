package dev.navarch.registry.admission.topologylabels;

import dev.navarch.api.core.v1.Binding;
import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Copies the region and the zone of a node to a pod that is bound to it: onto the binding, which
 * hands its labels on, or onto a new pod that names its node.
 */
public final class PodTopologyLabels implements MutatingPlugin {
  public static final String NAME = "PodTopologyLabels";

  private static final List<String> LABELS =
      List.of("topology.kubernetes.io/region", "topology.kubernetes.io/zone");

  private final ResourceStore<Node> nodes;

  public PodTopologyLabels(BuiltInStores stores) {
    nodes = stores.of("", "nodes");
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (request.operation() != Operation.CREATE) {
      return object;
    }
    if (object instanceof Pod pod && request.isFor("", "pods")) {
      return labelled(pod, pod.spec().nodeName());
    }
    if (object instanceof Binding binding && isForBinding(request)) {
      String kind = binding.target().kind();
      return kind.isEmpty() || kind.equals("Node")
          ? labelled(binding, binding.target().name())
          : binding;
    }
    return object;
  }

  private static boolean isForBinding(AdmissionRequest request) {
    return request.isFor("", "pods", "binding") || request.isFor("", "bindings");
  }

  private MetaObject labelled(MetaObject object, String nodeName) {
    Optional<Node> node =
        nodeName.isEmpty() ? Optional.empty() : nodes.get(new ObjectName("", nodeName));
    if (node.isEmpty()) {
      return object;
    }
    Map<String, String> labels = new TreeMap<>(object.metadata().labels());
    for (String label : LABELS) {
      String value = node.get().metadata().labels().get(label);
      if (value != null) {
        labels.put(label, value);
      }
    }
    return labels.equals(object.metadata().labels())
        ? object
        : object.withMetadata(object.metadata().toBuilder().labels(labels).build());
  }
}
