package dev.navarch.apiextensions.serving;

import dev.navarch.api.core.v1.EndpointAddress;
import dev.navarch.api.core.v1.EndpointSubset;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.api.core.v1.ServiceType;
import dev.navarch.api.discovery.v1.Endpoint;
import dev.navarch.api.discovery.v1.EndpointPort;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.rest.ObjectName;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;

/**
 * Reaches services as the objects in the store describe them: at one of the ready endpoints that
 * slices or {@code Endpoints} tell for the port, else at the address of the service in the cluster.
 * A service that stands for a name outside is reached there.
 *
 * <p>Differs from Kubernetes: it goes to endpoints only with {@code --enable-aggregator-routing},
 * and else to the cluster's address, which nodes pass on. A server that runs outside of a cluster's
 * network has nobody to do that, and reaches what the endpoints name.
 *
 * <p>The store is asked each time, so that a changed service is found at once.
 */
public final class StoredServices implements ServiceResolver {
  private static final String SERVICE_OF_SLICE = "kubernetes.io/service-name";
  private static final String NO_ADDRESS = "None";

  private final Function<ObjectName, Optional<Service>> services;
  private final Function<String, List<EndpointSlice>> slices;
  private final Function<ObjectName, Optional<Endpoints>> endpoints;

  /**
   * Creates a resolver.
   *
   * @param slices gives those of a namespace
   */
  public StoredServices(
      Function<ObjectName, Optional<Service>> services,
      Function<String, List<EndpointSlice>> slices,
      Function<ObjectName, Optional<Endpoints>> endpoints) {
    this.services = services;
    this.slices = slices;
    this.endpoints = endpoints;
  }

  @Override
  public InetSocketAddress resolve(String namespace, String name, int port) throws IOException {
    try {
      return resolve(new ObjectName(namespace, name), port);
    } catch (ApiException e) {
      throw new IOException(e.message(), e);
    }
  }

  private InetSocketAddress resolve(ObjectName name, int port) throws IOException {
    Service service =
        services
            .apply(name)
            .orElseThrow(() ->
                new IOException("service %s not found".formatted(GoQuoting.quote(name.name()))));
    String type = service.spec().type();
    switch (type) {
      case ServiceType.EXTERNAL_NAME -> {
        return InetSocketAddress.createUnresolved(service.spec().externalName(), port);
      }
      case ServiceType.CLUSTER_IP, ServiceType.NODE_PORT, ServiceType.LOAD_BALANCER -> {}
      default ->
          throw new IOException("unsupported service type %s".formatted(GoQuoting.quote(type)));
    }
    ServicePort wanted = portOf(service, port);
    List<InetSocketAddress> ready = inSlices(name, wanted);
    if (ready.isEmpty()) {
      ready = inEndpoints(name, wanted);
    }
    return ready.isEmpty()
        ? inCluster(service, port)
        : ready.get(ThreadLocalRandom.current().nextInt(ready.size()));
  }

  private static ServicePort portOf(Service service, int port) throws IOException {
    for (ServicePort known : service.spec().ports()) {
      if (known.port() == port) {
        return known;
      }
    }
    throw new IOException(
        "no service port %d found for service %s"
            .formatted(port, GoQuoting.quote(service.metadata().name())));
  }

  private static InetSocketAddress inCluster(Service service, int port) throws IOException {
    String address = service.spec().clusterIP();
    if (address.isEmpty() || address.equals(NO_ADDRESS)) {
      throw new IOException("cannot route to service with ClusterIP \"None\"");
    }
    return InetSocketAddress.createUnresolved(address, port);
  }

  private List<InetSocketAddress> inSlices(ObjectName service, ServicePort wanted) {
    List<InetSocketAddress> ready = new ArrayList<>();
    for (EndpointSlice slice : slices.apply(service.namespace())) {
      if (!service.name().equals(slice.metadata().labels().get(SERVICE_OF_SLICE))) {
        continue;
      }
      for (EndpointPort port : slice.ports()) {
        Integer number = port.port();
        if (number != null && wanted.name().equals(Objects.requireNonNullElse(port.name(), ""))) {
          slice.endpoints().stream()
              .filter(StoredServices::isReady)
              .forEach(endpoint ->
                  ready.add(
                      InetSocketAddress.createUnresolved(endpoint.addresses().getFirst(), number)));
        }
      }
    }
    return ready;
  }

  /** What nobody has said anything about is ready. */
  private static boolean isReady(Endpoint endpoint) {
    return !Boolean.FALSE.equals(endpoint.conditions().ready()) && !endpoint.addresses().isEmpty();
  }

  private List<InetSocketAddress> inEndpoints(ObjectName service, ServicePort wanted) {
    List<InetSocketAddress> ready = new ArrayList<>();
    List<EndpointSubset> subsets =
        endpoints.apply(service).map(Endpoints::subsets).orElse(List.of());
    for (EndpointSubset subset : subsets) {
      for (dev.navarch.api.core.v1.EndpointPort port : subset.ports()) {
        if (port.name().equals(wanted.name())) {
          for (EndpointAddress address : subset.addresses()) {
            ready.add(InetSocketAddress.createUnresolved(address.ip(), port.port()));
          }
        }
      }
    }
    return ready;
  }
}
