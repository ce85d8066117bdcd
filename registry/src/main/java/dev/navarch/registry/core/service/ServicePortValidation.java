package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.Protocol;
import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.core.v1.ServiceType;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The ports of a service, each for itself and all together. */
final class ServicePortValidation {
  private static final FieldPath PORTS = ServiceValidation.SPEC.child("ports");
  private static final int KUBELET_PORT = 10_250;
  private static final List<String> PROTOCOLS = List.of(Protocol.SCTP, Protocol.TCP, Protocol.UDP);

  private ServicePortValidation() {}

  /** A load balancer that sends a node's own traffic away would cut the node off. */
  static void notTheKubelet(ServiceSpec spec, List<FieldError> errors) {
    for (int i = 0; i < spec.ports().size(); i++) {
      if (spec.ports().get(i).port() == KUBELET_PORT) {
        errors.add(
            FieldError.invalid(
                PORTS.index(i),
                KUBELET_PORT,
                "may not expose port 10250 externally since it is used by kubelet"));
      }
    }
  }

  static void each(ServiceSpec spec, List<FieldError> errors) {
    Set<String> names = new HashSet<>();
    boolean needsNames = spec.ports().size() > 1;
    for (int i = 0; i < spec.ports().size(); i++) {
      one(spec.ports().get(i), needsNames, names, PORTS.index(i), errors);
    }
  }

  private static void one(
      ServicePort port,
      boolean needsName,
      Set<String> names,
      FieldPath path,
      List<FieldError> errors) {
    if (!port.name().isEmpty()) {
      NameValidation.dnsLabel(port.name(), path.child("name"), errors);
      if (!names.add(port.name())) {
        errors.add(FieldError.duplicate(path.child("name"), port.name()));
      }
    } else if (needsName) {
      errors.add(FieldError.required(path.child("name")));
    }
    NumberValidation.port(port.port(), path.child("port"), errors);
    NameValidation.oneOf(port.protocol(), PROTOCOLS, path.child("protocol"), errors);
    NumberValidation.portOrName(port.targetPort(), path.child("targetPort"), errors);
    String application = port.appProtocol();
    if (application != null) {
      NameValidation.qualifiedName(application, path.child("appProtocol"), errors);
    }
  }

  /** What ports must not have in common, and what they may not ask for. */
  static void together(ServiceSpec spec, List<FieldError> errors) {
    if (spec.type().equals(ServiceType.CLUSTER_IP)) {
      for (int i = 0; i < spec.ports().size(); i++) {
        if (spec.ports().get(i).nodePort() != 0) {
          errors.add(
              FieldError.forbidden(
                  PORTS.index(i).child("nodePort"), "may not be used when `type` is 'ClusterIP'"));
        }
      }
    }
    uniqueNodePorts(spec.ports(), errors);
    uniquePorts(spec.ports(), errors);
  }

  private record Socket(String protocol, int port) {}

  private static void uniqueNodePorts(List<ServicePort> ports, List<FieldError> errors) {
    Set<Socket> seen = new HashSet<>();
    for (int i = 0; i < ports.size(); i++) {
      ServicePort port = ports.get(i);
      if (port.nodePort() != 0 && !seen.add(new Socket(port.protocol(), port.nodePort()))) {
        errors.add(FieldError.duplicate(PORTS.index(i).child("nodePort"), port.nodePort()));
      }
    }
  }

  private static void uniquePorts(List<ServicePort> ports, List<FieldError> errors) {
    Set<Socket> seen = new HashSet<>();
    for (int i = 0; i < ports.size(); i++) {
      ServicePort port = ports.get(i);
      if (!seen.add(new Socket(port.protocol(), port.port()))) {
        ServicePort key = ServicePort.builder().protocol(port.protocol()).port(port.port()).build();
        errors.add(FieldError.duplicate(PORTS.index(i), InternalForm.shown(key)));
      }
    }
  }
}
