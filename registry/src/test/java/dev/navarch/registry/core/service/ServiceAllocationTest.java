package dev.navarch.registry.core.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.api.core.v1.ServiceSpecBuilder;
import dev.navarch.api.networking.v1.IPAddress;
import dev.navarch.api.networking.v1.ParentReference;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.core.CoreStores;
import dev.navarch.storage.memory.MemoryStore;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ServiceAllocationTest {
  private final CoreStores stores = CoreStores.create();

  private static String document(String name, String spec) {
    return """
    apiVersion: v1
    kind: Service
    metadata: {name: %s, namespace: ns}
    spec: {ports: [{port: 80}]%s}
    """
        .formatted(name, spec.isEmpty() ? "" : ", " + spec);
  }

  private Service create(String name, String spec) {
    return create(stores, name, spec);
  }

  private static Service create(CoreStores stores, String name, String spec) {
    return stores.create(Service.class, "services", document(name, spec));
  }

  private Service change(String name, UnaryOperator<ServiceSpecBuilder> change) {
    return stores.update(
        "services",
        name,
        (Service service) ->
            service.toBuilder().spec(change.apply(service.spec().toBuilder()).build()).build());
  }

  private List<String> taken() {
    ResourceStore<IPAddress> addresses = stores.of("networking.k8s.io", "ipaddresses");
    return addresses.list("").stream().map(address -> address.metadata().name()).toList();
  }

  private static int port(Service service) {
    return service.spec().ports().getFirst().nodePort();
  }

  @Test
  void newServiceGetsAnAddressFromTheUpperPartThatAnObjectStandsFor() {
    Service service = create("a", "");

    String address = service.spec().clusterIP();
    assertThat(address).startsWith("10.0.0.");
    assertThat(Integer.parseInt(address.substring(7))).isBetween(17, 254);
    assertThat(service.spec().clusterIPs()).containsExactly(address);
    assertThat(service.spec().ipFamilies()).containsExactly("IPv4");
    assertThat(service.spec().ipFamilyPolicy()).isEqualTo("SingleStack");
    IPAddress object =
        stores
            .<IPAddress>of("networking.k8s.io", "ipaddresses")
            .require(new ObjectName("", address));
    assertThat(object.spec().parentRef()).isEqualTo(new ParentReference("", "services", "ns", "a"));
    assertThat(object.metadata().labels())
        .containsEntry("ipaddress.kubernetes.io/managed-by", "ipallocator.k8s.io")
        .containsEntry("ipaddress.kubernetes.io/ip-family", "IPv4");
  }

  @Test
  void addressThatIsAskedForIsGivenOnce() {
    assertThat(create("a", "clusterIP: 10.0.0.5").spec().clusterIPs()).containsExactly("10.0.0.5");

    assertThatThrownBy(() -> create("b", "clusterIP: 10.0.0.5"))
        .hasMessageContaining(
            "spec.clusterIPs: Invalid value: [\"10.0.0.5\"]: failed to allocate IP 10.0.0.5:"
                + " provided IP is already allocated");
  }

  @Test
  void addressOfNoRangeIsRefusedEvenInADryRun() {
    assertThatThrownBy(() ->
            stores.create(Service.class, "services", document("a", "clusterIP: 10.99.0.5"), true))
        .hasMessageContaining(
            "failed to allocate IP 10.99.0.5: the provided IP (10.99.0.5) is not in the valid"
                + " range. The range of valid IPs is 10.0.0.0/24");
  }

  @Test
  void dryRunTakesNothing() {
    Service service =
        stores.create(Service.class, "services", document("a", "type: NodePort"), true);

    assertThat(service.spec().clusterIP()).isNotEmpty();
    assertThat(port(service)).isPositive();
    assertThat(taken()).isEmpty();
    assertThat(stores.stores().store().revision()).isEqualTo(MemoryStore.create().revision());
  }

  @Test
  void headlessServiceHasNoAddress() {
    Service service = create("a", "clusterIP: None, selector: {a: b}");

    assertThat(service.spec().clusterIPs()).containsExactly("None");
    assertThat(service.spec().ipFamilies()).containsExactly("IPv4");
    assertThat(taken()).isEmpty();
  }

  @Test
  void headlessServiceWithoutSelectorIsOfBothFamiliesOnAnyCluster() {
    Service service = create("a", "clusterIP: None");

    assertThat(service.spec().ipFamilies()).containsExactly("IPv4", "IPv6");
    assertThat(service.spec().ipFamilyPolicy()).isEqualTo("RequireDualStack");
  }

  @Test
  void failedCreateGivesEverythingBack() {
    assertThatThrownBy(() -> create("a", "type: NodePort, sessionAffinity: bad"))
        .isInstanceOf(ApiException.class);

    assertThat(taken()).isEmpty();
    NodePorts ports = new NodePorts(stores.stores(), 30_000, 32_767);
    assertThat(IntStream.rangeClosed(30_000, 32_767).filter(ports::isTaken)).isEmpty();
  }

  @Test
  void deletedServiceGivesAddressAndPortsBack() {
    Service first = create("a", "clusterIP: 10.0.0.9, type: NodePort");
    int port = port(first);
    assertThatThrownBy(
            () -> stores.create(Service.class, "services", withPort("b", "10.0.0.8", port)))
        .hasMessageContaining(
            "spec.ports[0].nodePort: Invalid value: %d: provided port is already allocated"
                .formatted(port));

    stores.delete("services", "a");

    Service again = stores.create(Service.class, "services", withPort("b", "10.0.0.9", port));
    assertThat(again.spec().clusterIP()).isEqualTo("10.0.0.9");
    assertThat(port(again)).isEqualTo(port);
  }

  private static String withPort(String name, String address, int port) {
    return """
    apiVersion: v1
    kind: Service
    metadata: {name: %s, namespace: ns}
    spec: {type: NodePort, clusterIP: %s, ports: [{port: 80, nodePort: %d}]}
    """
        .formatted(name, address, port);
  }

  @Test
  void portOutOfRangeIsRefused() {
    assertThatThrownBy(
            () -> stores.create(Service.class, "services", withPort("b", "10.0.0.8", 99)))
        .hasMessageContaining(
            "spec.ports[0].nodePort: Invalid value: 99: provided port is not in the valid range."
                + " The range of valid ports is 30000-32767");
  }

  @Test
  void portsOfOneNumberShareANumberOnNodes() {
    Service service =
        stores.create(
            Service.class,
            "services",
            """
            apiVersion: v1
            kind: Service
            metadata: {name: dns, namespace: ns}
            spec:
              type: NodePort
              ports:
              - {name: t, port: 53, protocol: TCP}
              - {name: u, port: 53, protocol: UDP}
              - {name: m, port: 9153}
            """);

    List<Integer> numbers = service.spec().ports().stream().map(ServicePort::nodePort).toList();
    assertThat(numbers.get(0)).isEqualTo(numbers.get(1)).isNotEqualTo(numbers.get(2));
  }

  @Test
  void servicesThatLeaveTheClusterAndComeBackLoseAndGetAddressAndPorts() {
    create("a", "type: NodePort");

    Service external = change("a", spec -> spec.type("ExternalName").externalName("a.b"));
    assertThat(external.spec().clusterIP()).isEmpty();
    assertThat(external.spec().clusterIPs()).isEmpty();
    assertThat(external.spec().ipFamilies()).isEmpty();
    assertThat(external.spec().ipFamilyPolicy()).isNull();
    assertThat(external.spec().internalTrafficPolicy()).isNull();
    assertThat(external.spec().externalTrafficPolicy()).isEmpty();
    assertThat(port(external)).isZero();
    assertThat(taken()).isEmpty();

    Service back = change("a", spec -> spec.type("ClusterIP").internalTrafficPolicy("Cluster"));
    assertThat(taken()).containsExactly(back.spec().clusterIP());
  }

  @Test
  void clientThatLeavesOutWhatTheServerFilledInChangesNothing() {
    Service created = create("a", "type: NodePort");

    Service updated =
        change(
            "a",
            spec ->
                spec.clusterIP("")
                    .clusterIPs(List.of())
                    .ports(
                        created.spec().ports().stream()
                            .map(port -> port.toBuilder().nodePort(0).build())
                            .toList()));

    assertThat(updated).isEqualTo(created);
  }

  @Test
  void addressDoesNotChange() {
    create("a", "");

    assertThatThrownBy(
            () -> change("a", spec -> spec.clusterIP("10.0.0.99").clusterIPs(List.of("10.0.0.99"))))
        .hasMessageContaining(
            "spec.clusterIPs[0]: Invalid value: [\"10.0.0.99\"]: may not change once set");
  }

  @Test
  void loadBalancerWithLocalTrafficGetsAPortForHealthChecks() {
    Service service = create("a", "type: LoadBalancer, externalTrafficPolicy: Local");
    assertThat(service.spec().healthCheckNodePort()).isBetween(30_000, 32_767);

    Service cluster = change("a", spec -> spec.externalTrafficPolicy("Cluster"));
    assertThat(cluster.spec().healthCheckNodePort()).isZero();
  }

  @Test
  void familyThatTheClusterLacksIsRefused() {
    assertThatThrownBy(() -> create("a", "ipFamilies: [IPv6]"))
        .hasMessageContaining(
            "spec.ipFamilies[0]: Invalid value: \"IPv6\": not configured on this cluster");
    assertThatThrownBy(
            () -> create("a", "ipFamilies: [IPv4, IPv6], ipFamilyPolicy: RequireDualStack"))
        .hasMessageContaining(
            "spec.ipFamilyPolicy: Invalid value: \"RequireDualStack\": this cluster is not"
                + " configured for dual-stack services");
  }

  @Test
  void serviceOfBothFamiliesGetsTwoAddressesAndMayGiveTheSecondBack() {
    CoreStores dual = CoreStores.on(MemoryStore.create(), "10.0.0.0/24,fd00::/108");
    Service service = create(dual, "a", "ipFamilyPolicy: PreferDualStack");
    assertThat(service.spec().ipFamilies()).containsExactly("IPv4", "IPv6");
    assertThat(service.spec().clusterIPs()).hasSize(2);
    assertThat(service.spec().clusterIPs().get(1)).startsWith("fd00::");

    Service single =
        dual.update(
            "services",
            "a",
            (Service old) ->
                old.toBuilder()
                    .spec(old.spec().toBuilder().ipFamilyPolicy("SingleStack").build())
                    .build());

    assertThat(single.spec().clusterIPs()).containsExactly(service.spec().clusterIP());
    assertThat(single.spec().ipFamilies()).containsExactly("IPv4");
    assertThat(dual.of("networking.k8s.io", "ipaddresses").list("")).hasSize(1);
  }

  @Test
  void crowdedRangeIsUsedToItsEnd() {
    CoreStores small = CoreStores.on(MemoryStore.create(), "10.0.0.0/28");
    Set<String> addresses = new HashSet<>();
    for (int i = 0; i < 14; i++) {
      addresses.add(create(small, "s" + i, "").spec().clusterIP());
    }

    assertThat(addresses).hasSize(14);
    assertThatThrownBy(() -> create(small, "more", ""))
        .hasMessageContaining("failed to allocate a serviceIP: range is full");
  }

  @Test
  void serversOnOneStoreNeverGiveOneThingTwice() {
    MemoryStore store = MemoryStore.create();
    CoreStores one = CoreStores.on(store, "10.0.0.0/26");
    CoreStores other = CoreStores.on(store, "10.0.0.0/26");
    Set<String> addresses = new HashSet<>();
    Set<Integer> ports = new HashSet<>();
    for (int i = 0; i < 30; i++) {
      for (CoreStores server : List.of(one, other)) {
        Service service = create(server, (server == one ? "a" : "b") + i, "type: NodePort");
        assertThat(addresses.add(service.spec().clusterIP())).isTrue();
        assertThat(ports.add(port(service))).isTrue();
      }
    }
  }

  @Test
  void statusIsWrittenWithoutTakingAnything() {
    Service service = create("a", "type: LoadBalancer");
    ResourceStore<Service> statuses = stores.status("", "services");

    stores.update(
        statuses,
        "a",
        "status",
        (Service old) ->
            old.toBuilder()
                .spec(old.spec().toBuilder().clusterIP("").clusterIPs(List.of()).build())
                .status(status ->
                    status.loadBalancer(
                        lb -> lb.addToIngress(in -> in.ip("1.2.3.4").ipMode("VIP"))))
                .build());

    assertThat(taken()).containsExactly(service.spec().clusterIP());
    assertThat(stores.<Service>of("", "services").require(new ObjectName("ns", "a")).spec())
        .isEqualTo(service.spec());
  }

  @Test
  void externalNameThatMeansNothingIsWarnedAbout() {
    create("a", "type: ExternalName, externalName: a.b");
    ResourceStore<Service> services = stores.of("", "services");
    RequestContext context = CoreStores.request("PUT", "/api/v1/namespaces/ns/services/a");

    services.update(
        context,
        new ObjectName("ns", "a"),
        old -> {
          if (old == null) {
            throw new AssertionError("there is no such service");
          }
          return old.toBuilder()
              .spec(
                  old.spec().toBuilder().type("ClusterIP").internalTrafficPolicy("Cluster").build())
              .build();
        },
        WriteCheck.none(),
        UpdateRules.PLAIN);

    assertThat(context.warnings().all())
        .containsExactly("spec.externalName is ignored when spec.type is not \"ExternalName\"");
  }
}
