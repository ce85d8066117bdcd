package dev.navarch.registry.discovery.endpointslice;

import dev.navarch.api.discovery.v1.EndpointPort;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.ListCells;
import java.util.Objects;

/** How endpoint slices are listed. */
public final class EndpointSliceColumns {
  public static final Columns<EndpointSlice> COLUMNS =
      Columns.<EndpointSlice>named()
          .text("AddressType", "Kind of the addresses", EndpointSlice::addressType)
          .text("Ports", "Ports that each endpoint listens on", EndpointSliceColumns::ports)
          .text("Endpoints", "Addresses of the endpoints", EndpointSliceColumns::endpoints)
          .age()
          .build();

  private EndpointSliceColumns() {}

  private static String ports(EndpointSlice slice) {
    return ListCells.firstThree(slice.ports().stream().map(EndpointSliceColumns::port).toList());
  }

  private static String port(EndpointPort port) {
    return port.port() != null
        ? port.port().toString()
        : Objects.requireNonNullElse(port.name(), "*");
  }

  private static String endpoints(EndpointSlice slice) {
    return ListCells.firstThree(
        slice.endpoints().stream().flatMap(endpoint -> endpoint.addresses().stream()).toList());
  }
}
