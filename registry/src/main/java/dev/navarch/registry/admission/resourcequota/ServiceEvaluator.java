package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.core.v1.ServiceType;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.admission.Operation;
import java.util.Map;
import java.util.Set;

/** Services, the ports they take on every node, and the load balancers they want. */
enum ServiceEvaluator implements Evaluator {
  INSTANCE;

  private static final String COUNT = CountEvaluator.countName(Evaluators.SERVICES);
  private static final String SERVICES = "services";
  private static final String NODE_PORTS = "services.nodeports";
  private static final String LOAD_BALANCERS = "services.loadbalancers";
  private static final Set<String> KNOWN = Set.of(COUNT, SERVICES, NODE_PORTS, LOAD_BALANCERS);

  @Override
  public boolean handles(Operation operation, String subresource) {
    return (operation == Operation.CREATE || operation == Operation.UPDATE)
        && subresource.isEmpty();
  }

  @Override
  public boolean knows(String resource) {
    return KNOWN.contains(resource);
  }

  @Override
  public Map<String, Quantity> usage(MetaObject object) {
    if (!(object instanceof Service service)) {
      return Map.of();
    }
    boolean balanced = service.spec().type().equals(ServiceType.LOAD_BALANCER);
    return Map.of(
        COUNT,
        CountEvaluator.ONE,
        SERVICES,
        CountEvaluator.ONE,
        NODE_PORTS,
        Quantity.of(nodePorts(service.spec())),
        LOAD_BALANCERS,
        balanced ? CountEvaluator.ONE : Quantity.ZERO);
  }

  /** Ports that are still to be taken count too: what is meant matters, not what is there. */
  private static long nodePorts(ServiceSpec spec) {
    return switch (spec.type()) {
      case ServiceType.NODE_PORT -> spec.ports().size();
      case ServiceType.LOAD_BALANCER ->
          Boolean.FALSE.equals(spec.allocateLoadBalancerNodePorts())
              ? spec.ports().stream().filter(port -> port.nodePort() != 0).count()
              : spec.ports().size();
      default -> 0;
    };
  }
}
