package dev.navarch.registry.core.service;

import java.util.ArrayList;
import java.util.List;

/**
 * The ports that one write takes and gives back. They are taken at once, and given back when the
 * write has ended one way or the other. In a dry run nothing is taken, and the ports are made up.
 */
final class NodePortOperation {
  private final NodePorts ports;
  private final boolean dryRun;
  private final List<Integer> taken = new ArrayList<>();
  private final List<Integer> released = new ArrayList<>();

  NodePortOperation(NodePorts ports, boolean dryRun) {
    this.ports = ports;
    this.dryRun = dryRun;
  }

  /** Takes a port; what is in the way, or empty. */
  String take(int port) {
    if (dryRun) {
      if (taken.contains(port) || ports.isTaken(port)) {
        return "provided port is already allocated";
      }
    } else if (!ports.isInRange(port)) {
      return "provided port is not in the valid range. The range of valid ports is "
          + ports.range();
    } else if (!ports.take(port)) {
      return "provided port is already allocated";
    }
    taken.add(port);
    return "";
  }

  int takeAny() {
    int port =
        dryRun
            ? taken.stream().mapToInt(Integer::intValue).max().orElse(ports.last()) + 1
            : ports.takeAny();
    taken.add(port);
    return port;
  }

  void releaseAtEnd(int port) {
    released.add(port);
  }

  void commit() {
    if (!dryRun) {
      released.forEach(ports::release);
    }
  }

  void revert() {
    if (!dryRun) {
      taken.forEach(ports::release);
    }
  }
}
