package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.ServiceExternalTrafficPolicy;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.core.v1.ServiceType;

/** What a service needs by its type. */
final class ServiceNeeds {
  private ServiceNeeds() {}

  /** An address in the cluster, be it that it does without one by its own wish. */
  static boolean address(ServiceSpec spec) {
    return switch (spec.type()) {
      case ServiceType.CLUSTER_IP, ServiceType.NODE_PORT, ServiceType.LOAD_BALANCER -> true;
      default -> false;
    };
  }

  /** Ports on nodes, if only those that it asks for. */
  static boolean ports(ServiceSpec spec) {
    return spec.type().equals(ServiceType.NODE_PORT)
        || spec.type().equals(ServiceType.LOAD_BALANCER);
  }

  /** Ports on nodes that it does not ask for by number. */
  static boolean anyPorts(ServiceSpec spec) {
    return spec.type().equals(ServiceType.NODE_PORT)
        || (spec.type().equals(ServiceType.LOAD_BALANCER)
            && !Boolean.FALSE.equals(spec.allocateLoadBalancerNodePorts()));
  }

  /** A port on nodes where a load balancer asks whether the node has pods of it. */
  static boolean healthCheckPort(ServiceSpec spec) {
    return spec.type().equals(ServiceType.LOAD_BALANCER)
        && spec.externalTrafficPolicy().equals(ServiceExternalTrafficPolicy.LOCAL);
  }

  /** A policy for what comes from outside the cluster. */
  static boolean externalPolicy(ServiceSpec spec) {
    return ports(spec)
        || (spec.type().equals(ServiceType.CLUSTER_IP) && !spec.externalIPs().isEmpty());
  }
}
