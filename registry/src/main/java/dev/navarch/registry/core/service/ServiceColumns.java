package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.LoadBalancerIngress;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.registry.columns.LabelCells;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** How services are listed. */
public final class ServiceColumns {
  public static final Columns<Service> COLUMNS =
      Columns.<Service>named()
          .text("Type", "How the service is reached", service -> service.spec().type())
          .text("Cluster-IP", "Address inside the cluster", service -> clusterIp(service.spec()))
          .text("External-IP", "Addresses outside of the cluster", ServiceColumns::externalIp)
          .text("Port(s)", "Ports, each with its node port and protocol", ServiceColumns::ports)
          .age()
          .wide(
              "Selector",
              Descriptions.SELECTOR,
              service -> LabelCells.of(service.spec().selector()))
          .build();

  private ServiceColumns() {}

  private static String clusterIp(ServiceSpec spec) {
    return LabelCells.orNone(
        spec.clusterIPs().isEmpty() ? spec.clusterIP() : spec.clusterIPs().getFirst());
  }

  private static String externalIp(Service service) {
    List<String> given = service.spec().externalIPs();
    return switch (service.spec().type()) {
      case "ClusterIP", "NodePort" -> LabelCells.orNone(String.join(",", given));
      case "LoadBalancer" -> {
        List<String> all = new ArrayList<>(loadBalancers(service));
        all.addAll(given);
        yield all.isEmpty() ? "<pending>" : String.join(",", all);
      }
      case "ExternalName" -> service.spec().externalName();
      default -> "<unknown>";
    };
  }

  private static Set<String> loadBalancers(Service service) {
    Set<String> addresses = new TreeSet<>();
    for (LoadBalancerIngress ingress : service.status().loadBalancer().ingress()) {
      if (!ingress.ip().isEmpty()) {
        addresses.add(ingress.ip());
      } else if (!ingress.hostname().isEmpty()) {
        addresses.add(ingress.hostname());
      }
    }
    return addresses;
  }

  private static String ports(Service service) {
    String ports =
        service.spec().ports().stream()
            .map(port ->
                port.port()
                    + (port.nodePort() > 0 ? ":" + port.nodePort() : "")
                    + "/"
                    + port.protocol())
            .collect(Collectors.joining(","));
    return LabelCells.orNone(ports);
  }
}
