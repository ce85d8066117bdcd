package dev.navarch.registry.core.node;

import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.NodeAddress;
import dev.navarch.api.core.v1.NodeCondition;
import dev.navarch.api.core.v1.NodeSystemInfo;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.HumanDuration;
import dev.navarch.registry.columns.LabelCells;
import java.util.TreeSet;

/** How nodes are listed. */
public final class NodeColumns {
  private static final String ROLE_PREFIX = "node-role.kubernetes.io/";
  private static final String ROLE_LABEL = "kubernetes.io/role";

  public static final Columns<Node> COLUMNS =
      Columns.<Node>named()
          .text("Status", "Whether the node takes pods and runs them", NodeColumns::status)
          .text("Roles", "What the node is for", NodeColumns::roles)
          .age()
          .text("Version", "Version of the node's kubelet", node -> info(node).kubeletVersion())
          .wide("Internal-IP", "Address inside the cluster", node -> address(node, "InternalIP"))
          .wide(
              "External-IP", "Address outside of the cluster", node -> address(node, "ExternalIP"))
          .wide("OS-Image", "Operating system of the node", node -> orUnknown(info(node).osImage()))
          .wide(
              "Kernel-Version",
              "Version of the node's kernel",
              node -> orUnknown(info(node).kernelVersion()))
          .wide(
              "Container-Runtime",
              "What runs the node's containers, and its version",
              node -> orUnknown(info(node).containerRuntimeVersion()))
          .build();

  private NodeColumns() {}

  private static NodeSystemInfo info(Node node) {
    return node.status().nodeInfo();
  }

  private static String status(Node node) {
    String status = "Unknown";
    for (NodeCondition condition : node.status().conditions()) {
      if (condition.type().equals("Ready")) {
        status = condition.status().equals("True") ? "Ready" : "NotReady";
      }
    }
    return node.spec().unschedulable() ? status + ",SchedulingDisabled" : status;
  }

  private static String roles(Node node) {
    TreeSet<String> roles = new TreeSet<>();
    node.metadata()
        .labels()
        .forEach((key, value) -> {
          if (key.startsWith(ROLE_PREFIX)) {
            roles.add(key.substring(ROLE_PREFIX.length()));
          } else if (key.equals(ROLE_LABEL)) {
            roles.add(value);
          }
        });
    roles.remove("");
    return LabelCells.orNone(String.join(",", roles));
  }

  private static String address(Node node, String type) {
    for (NodeAddress address : node.status().addresses()) {
      if (address.type().equals(type)) {
        return address.address();
      }
    }
    return LabelCells.NONE;
  }

  private static String orUnknown(String text) {
    return text.isEmpty() ? HumanDuration.UNKNOWN : text;
  }
}
