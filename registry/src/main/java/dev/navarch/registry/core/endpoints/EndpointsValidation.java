package dev.navarch.registry.core.endpoints;

import dev.navarch.api.core.v1.EndpointAddress;
import dev.navarch.api.core.v1.EndpointPort;
import dev.navarch.api.core.v1.EndpointSubset;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Protocol;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.EndpointAddressValidation;
import dev.navarch.registry.validation.IpAddress;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.ArrayList;
import java.util.List;

/** Validation of endpoints, apart from their metadata. */
public final class EndpointsValidation {
  private static final List<String> PROTOCOLS = List.of(Protocol.SCTP, Protocol.TCP, Protocol.UDP);

  private EndpointsValidation() {}

  public static List<FieldError> create(Endpoints endpoints) {
    List<FieldError> errors = new ArrayList<>(0);
    for (int i = 0; i < endpoints.subsets().size(); i++) {
      subset(endpoints.subsets().get(i), FieldPath.of("subsets").index(i), errors);
    }
    return errors;
  }

  /** What is stored already was once valid: it may stay. */
  public static List<FieldError> update(Endpoints endpoints, Endpoints old) {
    return endpoints.subsets().equals(old.subsets()) ? List.of() : create(endpoints);
  }

  private static void subset(EndpointSubset subset, FieldPath path, List<FieldError> errors) {
    if (subset.addresses().isEmpty() && subset.notReadyAddresses().isEmpty()) {
      errors.add(FieldError.required(path, "must specify `addresses` or `notReadyAddresses`"));
    }
    addresses(subset.addresses(), path.child("addresses"), errors);
    addresses(subset.notReadyAddresses(), path.child("notReadyAddresses"), errors);
    boolean needsNames = subset.ports().size() > 1;
    for (int i = 0; i < subset.ports().size(); i++) {
      port(subset.ports().get(i), needsNames, path.child("ports").index(i), errors);
    }
  }

  private static void addresses(
      List<EndpointAddress> addresses, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < addresses.size(); i++) {
      address(addresses.get(i), path.index(i), errors);
    }
  }

  private static void address(EndpointAddress address, FieldPath path, List<FieldError> errors) {
    IpAddress.check(address.ip(), path.child("ip"), errors);
    if (!address.hostname().isEmpty()) {
      NameValidation.dnsLabel(address.hostname(), path.child("hostname"), errors);
    }
    String node = address.nodeName();
    if (node != null) {
      NameValidation.dnsSubdomain(node, path.child("nodeName"), errors);
    }
    EndpointAddressValidation.check(address.ip(), path.child("ip"), errors);
  }

  private static void port(
      EndpointPort port, boolean needsName, FieldPath path, List<FieldError> errors) {
    if (!port.name().isEmpty()) {
      NameValidation.dnsLabel(port.name(), path.child("name"), errors);
    } else if (needsName) {
      errors.add(FieldError.required(path.child("name")));
    }
    NumberValidation.port(port.port(), path.child("port"), errors);
    NameValidation.oneOf(port.protocol(), PROTOCOLS, path.child("protocol"), errors);
    String application = port.appProtocol();
    if (application != null) {
      NameValidation.qualifiedName(application, path.child("appProtocol"), errors);
    }
  }
}
