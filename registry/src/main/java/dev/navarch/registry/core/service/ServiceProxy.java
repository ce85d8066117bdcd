package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.EndpointSubset;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.endpoint.Connectable;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.validation.ProxyName;
import java.util.Optional;

/** The way through the server to what a service offers, where there is none. */
public final class ServiceProxy implements Connectable {
  private final BuiltInStores stores;

  public ServiceProxy(BuiltInStores stores) {
    this.stores = stores;
  }

  private ResourceStore<Service> services() {
    return stores.of("", "services");
  }

  @Override
  public ObjectModel model() {
    return services().model();
  }

  @Override
  public void connect(Exchange exchange) {
    ObjectName id = exchange.name();
    ProxyName asked =
        ProxyName.parse(id.name())
            .orElseThrow(() ->
                ApiException.badRequest("invalid service request \"%s\"".formatted(id.name())));
    ObjectName name = new ObjectName(id.namespace(), asked.name());
    String port = portName(services().require(name), asked.port());
    ResourceStore<Endpoints> endpoints = stores.of("", "endpoints");
    boolean reachable =
        endpoints.require(name).subsets().stream().anyMatch(subset -> offers(subset, port));
    throw ApiException.serviceUnavailable(
        reachable
            ? "error trying to reach service: this server does not connect to pods"
            : "no endpoints available for service \"%s\"".formatted(id.name()));
  }

  /** The name of a port that was given by its number. */
  private static String portName(Service service, String port) {
    if (port.isEmpty() || !port.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return port;
    }
    Optional<String> name =
        service.spec().ports().stream()
            .filter(offered -> Integer.toString(offered.port()).equals(port))
            .map(ServicePort::name)
            .findFirst();
    return name.orElseThrow(() ->
        ApiException.serviceUnavailable(
            "no service port %s found for service \"%s\""
                .formatted(port, service.metadata().name())));
  }

  private static boolean offers(EndpointSubset subset, String port) {
    return !subset.addresses().isEmpty()
        && subset.ports().stream()
            .anyMatch(offered -> port.isEmpty() || offered.name().equals(port));
  }
}
