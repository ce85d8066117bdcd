package dev.navarch.registry.bootstrap;

import dev.navarch.api.core.v1.EndpointAddress;
import dev.navarch.api.core.v1.EndpointPort;
import dev.navarch.api.core.v1.EndpointSubset;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.discovery.v1.Endpoint;
import dev.navarch.api.discovery.v1.EndpointConditions;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.api.networking.v1.IPAddress;
import dev.navarch.api.networking.v1.IPAddressSpec;
import dev.navarch.api.networking.v1.ParentReference;
import dev.navarch.api.networking.v1.ServiceCIDR;
import dev.navarch.api.networking.v1.ServiceCIDRSpec;
import dev.navarch.api.networking.v1.ServiceCIDRStatus;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.Condition;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The service through which pods reach the server, its addresses, and where those come from. */
final class KubernetesService {
  private static final String NAME = "kubernetes";
  private static final String NAMESPACE = "default";
  private static final String PORT_NAME = "https";
  private static final int PORT = 443;
  private static final String TYPE = "ClusterIP";

  private KubernetesService() {}

  static ServiceCIDR addresses(BootstrapSettings settings) {
    Condition ready =
        Condition.builder()
            .type("Ready")
            .status("True")
            .lastTransitionTime(Time.of(settings.now()))
            .message("Kubernetes default Service CIDR is ready")
            .build();
    return ServiceCIDR.builder()
        .metadata(ObjectMeta.builder().name(NAME).build())
        .spec(new ServiceCIDRSpec(settings.serviceRanges()))
        .status(new ServiceCIDRStatus(List.of(ready)))
        .build();
  }

  static IPAddress address(BootstrapSettings settings) {
    String address = clusterAddress(settings);
    return IPAddress.builder()
        .metadata(
            ObjectMeta.builder()
                .name(address)
                .labels(
                    Map.of(
                        "ipaddress.kubernetes.io/ip-family",
                        family(address),
                        "ipaddress.kubernetes.io/managed-by",
                        "ipallocator.k8s.io"))
                .build())
        .spec(new IPAddressSpec(new ParentReference("", "services", NAMESPACE, NAME)))
        .build();
  }

  static Service service(BootstrapSettings settings) {
    String address = clusterAddress(settings);
    ServicePort port =
        ServicePort.builder()
            .name(PORT_NAME)
            .protocol("TCP")
            .port(PORT)
            .targetPort(new IntOrString.Int(settings.advertisePort()))
            .build();
    return Service.builder()
        .metadata(metadata(Map.of("component", "apiserver", "provider", NAME)))
        .spec(
            ServiceSpec.builder()
                .ports(List.of(port))
                .clusterIP(address)
                .clusterIPs(List.of(address))
                .type(TYPE)
                .sessionAffinity("None")
                .ipFamilies(List.of(family(address)))
                .ipFamilyPolicy("SingleStack")
                .internalTrafficPolicy("Cluster")
                .build())
        .build();
  }

  static Endpoints endpoints(BootstrapSettings settings) {
    EndpointSubset subset =
        EndpointSubset.builder()
            .addresses(List.of(EndpointAddress.builder().ip(settings.advertiseAddress()).build()))
            .ports(List.of(new EndpointPort(PORT_NAME, settings.advertisePort(), "TCP", null)))
            .build();
    return Endpoints.builder()
        .metadata(metadata(StringMap.of("endpointslice.kubernetes.io/skip-mirror", "true")))
        .subsets(List.of(subset))
        .build();
  }

  static EndpointSlice endpointSlice(BootstrapSettings settings) {
    Endpoint endpoint =
        Endpoint.builder()
            .addresses(List.of(settings.advertiseAddress()))
            .conditions(new EndpointConditions(true, null, null))
            .build();
    return EndpointSlice.builder()
        .metadata(
            metadata(StringMap.of("kubernetes.io/service-name", NAME)).toBuilder()
                .generation(1)
                .build())
        .addressType(family(settings.advertiseAddress()))
        .endpoints(List.of(endpoint))
        .ports(
            List.of(
                new dev.navarch.api.discovery.v1.EndpointPort(
                    PORT_NAME, "TCP", settings.advertisePort(), null)))
        .build();
  }

  /** The service to store in place of the existing one; empty if that is as it should be. */
  static Optional<Service> reconciled(Service existing, Service expected) {
    ServiceSpec wanted =
        existing.spec().toBuilder().ports(expected.spec().ports()).type(TYPE).build();
    return wanted.equals(existing.spec())
        ? Optional.empty()
        : Optional.of(existing.toBuilder().spec(wanted).build());
  }

  /** The addresses to store in place of the existing ones; empty if those are as they should be. */
  static Optional<Endpoints> reconciled(Endpoints existing, Endpoints expected) {
    Endpoints wanted =
        existing.toBuilder()
            .metadata(withLabels(existing.metadata(), expected.metadata()))
            .subsets(expected.subsets())
            .build();
    return wanted.equals(existing) ? Optional.empty() : Optional.of(wanted);
  }

  /** The slice to store in place of the existing one; empty if that is as it should be. */
  static Optional<EndpointSlice> reconciled(EndpointSlice existing, EndpointSlice expected) {
    EndpointSlice wanted =
        existing.toBuilder()
            .metadata(withLabels(existing.metadata(), expected.metadata()))
            .endpoints(expected.endpoints())
            .ports(expected.ports())
            .build();
    return wanted.equals(existing) ? Optional.empty() : Optional.of(wanted);
  }

  private static ObjectMeta withLabels(ObjectMeta existing, ObjectMeta expected) {
    Map<String, String> labels = new TreeMap<>(existing.labels());
    labels.putAll(expected.labels());
    return labels.equals(existing.labels())
        ? existing
        : existing.toBuilder().labels(labels).build();
  }

  private static String clusterAddress(BootstrapSettings settings) {
    return AddressText.firstOf(settings.serviceRanges().getFirst());
  }

  private static String family(String address) {
    return AddressText.isV6(address) ? "IPv6" : "IPv4";
  }

  private static ObjectMeta metadata(Map<String, String> labels) {
    return ObjectMeta.builder().name(NAME).namespace(NAMESPACE).labels(labels).build();
  }
}
