package dev.navarch.registry.core.endpoints;

import dev.navarch.api.core.v1.EndpointPort;
import dev.navarch.api.core.v1.EndpointSubset;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.LabelCells;
import dev.navarch.registry.columns.ListCells;
import java.util.ArrayList;
import java.util.List;

/** How endpoints are listed. */
public final class EndpointsColumns {
  private static final int SHOWN = 3;

  public static final Columns<Endpoints> COLUMNS =
      Columns.<Endpoints>named()
          .text(
              "Endpoints",
              "Addresses that are ready, with their ports",
              EndpointsColumns::addresses)
          .age()
          .build();

  private EndpointsColumns() {}

  private static String addresses(Endpoints endpoints) {
    if (endpoints.subsets().isEmpty()) {
      return LabelCells.NONE;
    }
    List<String> all = new ArrayList<>();
    for (EndpointSubset subset : endpoints.subsets()) {
      if (subset.ports().isEmpty()) {
        subset.addresses().forEach(address -> all.add(address.ip()));
      }
      for (EndpointPort port : subset.ports()) {
        subset.addresses().forEach(address -> all.add(hostPort(address.ip(), port.port())));
      }
    }
    return ListCells.first(SHOWN, ",", all);
  }

  private static String hostPort(String host, int port) {
    return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
  }
}
