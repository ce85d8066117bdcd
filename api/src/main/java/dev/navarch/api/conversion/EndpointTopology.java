package dev.navarch.api.conversion;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where an endpoint is, as the newest version says it. Older versions say all of it in one map of
 * labels, beside a node name of its own that need not agree with the label.
 *
 * @param rest labels that are neither zone nor the node's name
 * @param zone zone of the endpoint
 * @param nodeName node of the endpoint
 */
public record EndpointTopology(
    Map<String, String> rest, @Nullable String zone, @Nullable String nodeName) {
  private static final String ZONE = "topology.kubernetes.io/zone";
  private static final String HOSTNAME = "kubernetes.io/hostname";

  /**
   * Takes zone and node out of the labels of an old version. A host name that contradicts the node
   * name stays among the labels, so that none of the two is lost.
   */
  public static EndpointTopology ofLabels(Map<String, String> topology, @Nullable String nodeName) {
    StringMap<String> rest = StringMap.<String>copyOf(topology).without(ZONE);
    String hostname = topology.get(HOSTNAME);
    String node = nodeName == null ? hostname : nodeName;
    if (hostname != null && hostname.equals(node)) {
      rest = rest.without(HOSTNAME);
    }
    return new EndpointTopology(rest.isEmpty() ? Absent.map() : rest, topology.get(ZONE), node);
  }

  /** All of it as labels of an old version. A host name among them wins over the node name. */
  public Map<String, String> toLabels() {
    StringMap<String> labels = StringMap.copyOf(rest);
    if (zone != null) {
      labels = labels.with(ZONE, zone);
    }
    if (nodeName != null && labels.getOrDefault(HOSTNAME, "").isEmpty()) {
      labels = labels.with(HOSTNAME, nodeName);
    }
    return labels;
  }
}
