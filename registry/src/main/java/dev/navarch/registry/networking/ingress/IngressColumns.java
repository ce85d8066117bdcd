package dev.navarch.registry.networking.ingress;

import dev.navarch.api.networking.v1.Ingress;
import dev.navarch.api.networking.v1.IngressLoadBalancerIngress;
import dev.navarch.api.networking.v1.IngressRule;
import dev.navarch.apiserver.table.Columns;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

/** How ingresses are listed. */
public final class IngressColumns {
  private static final int SHOWN = 3;

  public static final Columns<Ingress> COLUMNS =
      Columns.<Ingress>named()
          .text(
              "Class",
              "Class of the controllers that serve the ingress",
              i -> Objects.requireNonNullElse(i.spec().ingressClassName(), "<none>"))
          .text("Hosts", "Hosts that the ingress answers for", i -> hosts(i.spec().rules()))
          .text("Address", "Where the ingress is reached", IngressColumns::address)
          .text("Ports", "Ports that are open", i -> i.spec().tls().isEmpty() ? "80" : "80, 443")
          .age()
          .build();

  private IngressColumns() {}

  /** Rules behind the last host that is shown count as more, with a host or without. */
  private static String hosts(List<IngressRule> rules) {
    List<String> hosts = new ArrayList<>();
    for (IngressRule rule : rules) {
      if (hosts.size() == SHOWN) {
        return "%s + %d more...".formatted(String.join(",", hosts), rules.size() - SHOWN);
      }
      if (!rule.host().isEmpty()) {
        hosts.add(rule.host());
      }
    }
    return hosts.isEmpty() ? "*" : String.join(",", hosts);
  }

  private static String address(Ingress ingress) {
    TreeSet<String> addresses = new TreeSet<>();
    for (IngressLoadBalancerIngress point : ingress.status().loadBalancer().ingress()) {
      if (!point.ip().isEmpty()) {
        addresses.add(point.ip());
      } else if (!point.hostname().isEmpty()) {
        addresses.add(point.hostname());
      }
    }
    return String.join(",", addresses);
  }
}
