package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.SideEffects;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.RegistrySettings;
import org.jspecify.annotations.Nullable;

/**
 * Gives services their addresses and their ports on nodes, and takes them back. What is taken is
 * stored before the service is: a server that dies in between leaves something taken that nobody
 * has, which {@link AllocationRepair} finds, but never gives one thing to two.
 */
public final class ServiceAllocation implements SideEffects<Service> {
  private final ClusterAddresses addresses;
  private final NodePorts ports;
  private final ServiceFamilies families;

  public ServiceAllocation(BuiltInStores stores, RegistrySettings settings) {
    this.addresses = new ClusterAddresses(stores, settings.serviceRange());
    this.ports = new NodePorts(stores, settings.firstNodePort(), settings.lastNodePort());
    this.families = new ServiceFamilies(addresses.families());
  }

  ClusterAddresses addresses() {
    return addresses;
  }

  NodePorts ports() {
    return ports;
  }

  @Override
  public Prepared<Service> before(
      RequestContext context, Service object, @Nullable Service old, boolean dryRun) {
    // Differs from Kubernetes: a service that is created through its status gets addresses as well.
    // Otherwise it could claim one that belongs to another service.
    if (old != null && !context.info().subresource().isEmpty()) {
      return new Prepared<>(object, Reservation.NOTHING);
    }
    AddressOperation taking = new AddressOperation(addresses, context.now(), dryRun);
    NodePortOperation numbering = new NodePortOperation(ports, dryRun);
    boolean done = false;
    try {
      Service prepared = prepare(object, old, taking, new PortAssignment(numbering));
      done = true;
      return new Prepared<>(prepared, new Taken(taking, numbering));
    } finally {
      if (!done) {
        new Taken(taking, numbering).giveBack();
      }
    }
  }

  private Service prepare(
      Service object, @Nullable Service old, AddressOperation taking, PortAssignment numbering) {
    if (old == null) {
      Service input = object.toBuilder().spec(ServiceInput.ofNew(object.spec())).build();
      return numbering.ofNew(taking.takeAll(families.fill(input, null)));
    }
    Service input =
        object.toBuilder().spec(ServiceInput.ofChanged(object.spec(), old.spec())).build();
    return numbering.ofChanged(taking.change(families.fill(input, old), old), old);
  }

  private record Taken(AddressOperation taking, NodePortOperation numbering)
      implements Reservation {
    @Override
    public void keep() {
      asFarAsPossible(taking::commit);
      asFarAsPossible(numbering::commit);
    }

    @Override
    public void giveBack() {
      asFarAsPossible(taking::revert);
      asFarAsPossible(numbering::revert);
    }
  }

  /** The write has ended one way or the other; what cannot be given back now is found later. */
  private static void asFarAsPossible(Runnable givingBack) {
    try {
      givingBack.run();
    } catch (ApiException e) {
      // The store does not answer; whoever asks it next is told.
    }
  }

  @Override
  public void deleted(Service object) {
    asFarAsPossible(
        () -> object.spec().clusterIPs().forEach(address -> addresses.release(object, address)));
    asFarAsPossible(() -> {
      object.spec().ports().stream()
          .map(ServicePort::nodePort)
          .filter(port -> port != 0)
          .forEach(ports::release);
      if (object.spec().healthCheckNodePort() != 0) {
        ports.release(object.spec().healthCheckNodePort());
      }
    });
  }
}
