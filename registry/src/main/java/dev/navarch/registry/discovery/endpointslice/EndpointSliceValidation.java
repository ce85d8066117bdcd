package dev.navarch.registry.discovery.endpointslice;

import dev.navarch.api.core.v1.Protocol;
import dev.navarch.api.discovery.v1.AddressType;
import dev.navarch.api.discovery.v1.Endpoint;
import dev.navarch.api.discovery.v1.EndpointHints;
import dev.navarch.api.discovery.v1.EndpointPort;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.EndpointAddressValidation;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.IpAddress;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Validation of endpoint slices, apart from their metadata. */
public final class EndpointSliceValidation {
  private static final FieldPath ADDRESS_TYPE = FieldPath.of("addressType");
  private static final FieldPath ENDPOINTS = FieldPath.of("endpoints");
  private static final FieldPath PORTS = FieldPath.of("ports");
  private static final int MAX_ENDPOINTS = 1000;
  private static final int MAX_ADDRESSES = 100;
  private static final int MAX_PORTS = 20_000;
  private static final int MAX_TOPOLOGY_LABELS = 16;
  private static final int MAX_HINTS = 8;
  private static final List<String> ADDRESS_TYPES =
      List.of(AddressType.FQDN, AddressType.I_PV4, AddressType.I_PV6);
  private static final List<String> PROTOCOLS = List.of(Protocol.SCTP, Protocol.TCP, Protocol.UDP);

  private EndpointSliceValidation() {}

  public static List<FieldError> create(EndpointSlice slice) {
    List<FieldError> errors = new ArrayList<>(0);
    NameValidation.oneOf(slice.addressType(), ADDRESS_TYPES, ADDRESS_TYPE, errors);
    ports(slice.ports(), errors);
    endpoints(slice.endpoints(), slice.addressType(), errors);
    return errors;
  }

  public static List<FieldError> update(EndpointSlice slice, EndpointSlice old) {
    List<FieldError> errors = new ArrayList<>(create(slice));
    Immutability.check(slice.addressType(), old.addressType(), ADDRESS_TYPE, errors);
    return errors;
  }

  private static void ports(List<EndpointPort> ports, List<FieldError> errors) {
    if (ports.size() > MAX_PORTS) {
      errors.add(FieldError.tooMany(PORTS, ports.size(), MAX_PORTS));
      return;
    }
    Set<String> names = new HashSet<>();
    for (int i = 0; i < ports.size(); i++) {
      EndpointPort port = ports.get(i);
      FieldPath path = PORTS.index(i);
      String name = port.name() == null ? "" : port.name();
      if (!name.isEmpty()) {
        NameValidation.dnsLabel(name, path.child("name"), errors);
      }
      if (!names.add(name)) {
        errors.add(FieldError.duplicate(path.child("name"), name));
      }
      String protocol = port.protocol();
      if (protocol == null) {
        errors.add(FieldError.required(path.child("protocol")));
      } else {
        NameValidation.supported(protocol, PROTOCOLS, path.child("protocol"), errors);
      }
      String application = port.appProtocol();
      if (application != null) {
        NameValidation.qualifiedName(application, path.child("appProtocol"), errors);
      }
    }
  }

  private static void endpoints(
      List<Endpoint> endpoints, String addressType, List<FieldError> errors) {
    if (endpoints.size() > MAX_ENDPOINTS) {
      errors.add(FieldError.tooMany(ENDPOINTS, endpoints.size(), MAX_ENDPOINTS));
      return;
    }
    for (int i = 0; i < endpoints.size(); i++) {
      endpoint(endpoints.get(i), addressType, ENDPOINTS.index(i), errors);
    }
  }

  private static void endpoint(
      Endpoint endpoint, String addressType, FieldPath path, List<FieldError> errors) {
    FieldPath addresses = path.child("addresses");
    int count = endpoint.addresses().size();
    if (count == 0) {
      errors.add(FieldError.required(addresses, "must contain at least 1 address"));
    } else if (count > MAX_ADDRESSES) {
      errors.add(FieldError.tooMany(addresses, count, MAX_ADDRESSES));
    }
    for (int i = 0; i < count; i++) {
      address(endpoint.addresses().get(i), addressType, addresses.index(i), errors);
    }
    String node = endpoint.nodeName();
    if (node != null) {
      NameValidation.dnsSubdomain(node, path.child("nodeName"), errors);
    }
    FieldPath topology = path.child("deprecatedTopology");
    if (endpoint.deprecatedTopology().size() > MAX_TOPOLOGY_LABELS) {
      errors.add(
          FieldError.tooMany(topology, endpoint.deprecatedTopology().size(), MAX_TOPOLOGY_LABELS));
    }
    LabelValidation.labels(endpoint.deprecatedTopology(), topology, errors);
    String hostname = endpoint.hostname();
    if (hostname != null) {
      NameValidation.dnsLabel(hostname, path.child("hostname"), errors);
    }
    EndpointHints hints = endpoint.hints();
    if (hints != null) {
      hints(hints.forZones(), zone -> zone.name(), path.child("hints", "forZones"), errors);
      hints(hints.forNodes(), hint -> hint.name(), path.child("hints", "forNodes"), errors);
    }
  }

  /** Addresses of a type that is not known are not looked at. */
  private static void address(
      String address, String type, FieldPath path, List<FieldError> errors) {
    switch (type) {
      case AddressType.I_PV4, AddressType.I_PV6 -> {
        Optional<IpAddress> parsed = IpAddress.parse(address);
        if (parsed.isEmpty()) {
          IpAddress.check(address, path, errors);
          return;
        }
        if (parsed.get().isV6() != type.equals(AddressType.I_PV6)) {
          errors.add(FieldError.invalid(path, address, "must be an " + type + " address"));
        }
        EndpointAddressValidation.check(address, path, errors);
      }
      case AddressType.FQDN -> domainName(address, path, errors);
      default -> {}
    }
  }

  private static void domainName(String name, FieldPath path, List<FieldError> errors) {
    if (!NameValidation.required(name, path, errors)) {
      return;
    }
    String bare = name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
    int known = errors.size();
    NameValidation.dnsSubdomain(bare, path, errors);
    if (errors.size() == known && bare.indexOf('.') < 0) {
      errors.add(
          FieldError.invalid(
              path, bare, "should be a domain with at least two segments separated by dots"));
    }
  }

  private static <T> void hints(
      List<T> hints, Function<T, String> name, FieldPath path, List<FieldError> errors) {
    if (hints.size() > MAX_HINTS) {
      errors.add(FieldError.tooMany(path, hints.size(), MAX_HINTS));
      return;
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < hints.size(); i++) {
      String value = name.apply(hints.get(i));
      FieldPath place = path.index(i).child("name");
      if (!seen.add(value)) {
        errors.add(FieldError.duplicate(place, value));
      }
      NameValidation.requiredSubdomain(value, place, errors);
    }
  }
}
