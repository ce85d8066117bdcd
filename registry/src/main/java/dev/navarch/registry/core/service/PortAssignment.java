package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.validation.FieldError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gives the ports of a service their numbers on nodes. */
final class PortAssignment {
  private static final GroupKind SERVICE = new GroupKind("", "Service");

  private final NodePortOperation operation;

  PortAssignment(NodePortOperation operation) {
    this.operation = operation;
  }

  Service ofNew(Service service) {
    Service assigned = ServiceNeeds.ports(service.spec()) ? assignNew(service) : service;
    return ServiceNeeds.healthCheckPort(assigned.spec()) ? withHealthCheck(assigned) : assigned;
  }

  /** Ports of one number, such as one for TCP and one for UDP, share a number on nodes. */
  private Service assignNew(Service service) {
    ServiceSpec spec = service.spec();
    boolean any = ServiceNeeds.anyPorts(spec);
    Map<Integer, Integer> shared = new HashMap<>();
    List<ServicePort> ports = new ArrayList<>(spec.ports().size());
    for (int i = 0; i < spec.ports().size(); i++) {
      ServicePort port = spec.ports().get(i);
      int number = port.nodePort();
      if (number == 0 && !any) {
        ports.add(port);
        continue;
      }
      Integer given = shared.get(port.port());
      if (given == null) {
        int asked = asked(spec.ports(), port.port());
        given = asked == 0 ? operation.takeAny() : take(service, i, asked);
        shared.put(port.port(), given);
        number = given;
      } else if (number == 0) {
        number = given;
      } else if (number != given) {
        number = take(service, i, number);
      }
      ports.add(port.toBuilder().nodePort(number).build());
    }
    return withPorts(service, ports);
  }

  private static Service withPorts(Service service, List<ServicePort> ports) {
    return service.toBuilder().spec(service.spec().toBuilder().ports(ports).build()).build();
  }

  private static int asked(List<ServicePort> ports, int number) {
    return ports.stream()
        .filter(port -> port.port() == number && port.nodePort() != 0)
        .mapToInt(ServicePort::nodePort)
        .findFirst()
        .orElse(0);
  }

  private int take(Service service, int index, int port) {
    String problem = operation.take(port);
    if (!problem.isEmpty()) {
      throw ApiException.invalid(
          SERVICE,
          service.metadata().name(),
          List.of(
              FieldError.invalid(
                  ServiceValidation.SPEC.child("ports").index(index).child("nodePort"),
                  port,
                  problem)));
    }
    return port;
  }

  private Service withHealthCheck(Service service) {
    int asked = service.spec().healthCheckNodePort();
    int port = asked;
    if (asked == 0) {
      port = operation.takeAny();
    } else {
      String problem = operation.take(asked);
      if (!problem.isEmpty()) {
        throw ApiException.internalError(
            "failed to allocate requested HealthCheck NodePort %d: %s".formatted(asked, problem));
      }
    }
    return service.toBuilder()
        .spec(service.spec().toBuilder().healthCheckNodePort(port).build())
        .build();
  }

  Service ofChanged(Service service, Service old) {
    ServiceSpec before = old.spec();
    Service assigned = service;
    if (ServiceNeeds.ports(service.spec())) {
      assigned = assignChanged(service, numbers(before));
    } else if (ServiceNeeds.ports(before)) {
      numbers(before).forEach(operation::releaseAtEnd);
    }
    boolean needed = ServiceNeeds.healthCheckPort(before);
    boolean needs = ServiceNeeds.healthCheckPort(assigned.spec());
    if (needed && !needs) {
      operation.releaseAtEnd(before.healthCheckNodePort());
    }
    return needs && !needed ? withHealthCheck(assigned) : assigned;
  }

  private static Set<Integer> numbers(ServiceSpec spec) {
    Set<Integer> numbers = new HashSet<>();
    for (ServicePort port : spec.ports()) {
      if (port.nodePort() != 0) {
        numbers.add(port.nodePort());
      }
    }
    return numbers;
  }

  private Service assignChanged(Service service, Set<Integer> before) {
    boolean any = ServiceNeeds.anyPorts(service.spec());
    Set<Integer> known = new HashSet<>(before);
    List<ServicePort> ports = new ArrayList<>(service.spec().ports().size());
    for (int i = 0; i < service.spec().ports().size(); i++) {
      ServicePort port = service.spec().ports().get(i);
      if (port.nodePort() != 0) {
        if (!known.contains(port.nodePort())) {
          known.add(take(service, i, port.nodePort()));
        }
        ports.add(port);
      } else if (any) {
        ports.add(port.toBuilder().nodePort(operation.takeAny()).build());
      } else {
        ports.add(port);
      }
    }
    Service assigned = withPorts(service, ports);
    Set<Integer> gone = new HashSet<>(before);
    gone.removeAll(numbers(assigned.spec()));
    gone.forEach(operation::releaseAtEnd);
    return assigned;
  }
}
