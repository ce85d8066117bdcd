package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.core.v1.ServiceSpecBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a client means by what it sends of the fields that the server fills in: one that leaves them
 * out wants them as they are, and one that knows only {@code clusterIP} means {@code clusterIPs}
 * too.
 */
final class ServiceInput {
  private ServiceInput() {}

  static ServiceSpec ofNew(ServiceSpec spec) {
    return !spec.clusterIP().isEmpty() && spec.clusterIPs().isEmpty()
        ? spec.toBuilder().clusterIPs(List.of(spec.clusterIP())).build()
        : spec;
  }

  static ServiceSpec ofChanged(ServiceSpec spec, ServiceSpec old) {
    return inStep(filled(spec, old), old);
  }

  private static ServiceSpec filled(ServiceSpec spec, ServiceSpec old) {
    ServiceSpecBuilder filled = spec.toBuilder();
    if (ServiceNeeds.address(spec) && ServiceNeeds.address(old)) {
      if (spec.clusterIP().isEmpty()) {
        filled.clusterIP(old.clusterIP());
      }
      if (spec.clusterIPs().isEmpty()) {
        filled.clusterIPs(old.clusterIPs());
      }
    }
    if (ServiceNeeds.anyPorts(spec) && ServiceNeeds.anyPorts(old)) {
      filled.ports(ports(spec.ports(), old.ports()));
    }
    if (ServiceNeeds.healthCheckPort(spec)
        && ServiceNeeds.healthCheckPort(old)
        && spec.healthCheckNodePort() == 0) {
      filled.healthCheckNodePort(old.healthCheckNodePort());
    }
    return filled.build();
  }

  /** A port that says no number gets the one that the port of its name had. */
  private static List<ServicePort> ports(List<ServicePort> ports, List<ServicePort> old) {
    Map<String, Integer> byName = new HashMap<>();
    Set<Integer> before = new HashSet<>();
    for (ServicePort port : old) {
      byName.put(port.name(), port.nodePort());
      before.add(port.nodePort());
    }
    Set<Integer> used = new HashSet<>();
    ports.stream().map(ServicePort::nodePort).filter(before::contains).forEach(used::add);
    List<ServicePort> filled = new ArrayList<>(ports.size());
    for (ServicePort port : ports) {
      int known = byName.getOrDefault(port.name(), 0);
      boolean takesOver = port.nodePort() == 0 && known != 0 && used.add(known);
      filled.add(takesOver ? port.toBuilder().nodePort(known).build() : port);
    }
    return filled;
  }

  private static ServiceSpec inStep(ServiceSpec spec, ServiceSpec old) {
    boolean sameOne = spec.clusterIP().equals(old.clusterIP());
    if (sameOne) {
      return spec.clusterIPs().isEmpty()
          ? spec.toBuilder().clusterIPs(old.clusterIPs()).build()
          : spec;
    }
    boolean sameAll = spec.clusterIPs().equals(old.clusterIPs());
    if (!sameAll) {
      return spec;
    }
    return spec.toBuilder()
        .clusterIPs(spec.clusterIP().isEmpty() ? List.of() : List.of(spec.clusterIP()))
        .build();
  }
}
