package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.defaults.Contexts;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.value.IntOrString;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServiceDefaultsTest {
  private static final DefaultingContext DUAL_STACK_1_20 = Contexts.v120("IPv6DualStack");

  @Test
  void aBareServiceHasAClusterIpAndNoAffinity() {
    assertThat(spec(s -> {}))
        .isEqualTo(
            ServiceSpec.builder()
                .type("ClusterIP")
                .sessionAffinity("None")
                .internalTrafficPolicy("Cluster")
                .build());
  }

  @Test
  void aCompleteServiceIsHandedBackAsItIs() {
    Service in =
        Service.builder()
            .spec(s -> s.type("LoadBalancer").addToPorts(p -> p.port(80)))
            .status(s -> s.loadBalancer(b -> b.addToIngress(i -> i.ip("10.0.0.1"))))
            .build();
    Service out = ServiceDefaults.service(in, Contexts.NEWEST);

    assertThat(ServiceDefaults.service(out, Contexts.NEWEST)).isSameAs(out);
  }

  @Test
  void withoutAffinityItsSettingsAreDropped() {
    Consumer<SessionAffinityConfigBuilder> config = c -> c.clientIP(i -> i.timeoutSeconds(5));

    assertThat(spec(s -> s.sessionAffinityConfig(config)).sessionAffinityConfig()).isNull();
    assertThat(
            spec(s -> s.sessionAffinity("None").sessionAffinityConfig(config))
                .sessionAffinityConfig())
        .isNull();
  }

  @Test
  void affinityByClientLastsThreeHoursUnlessStated() {
    SessionAffinityConfig threeHours = new SessionAffinityConfig(new ClientIPConfig(10800));
    Consumer<ServiceSpecBuilder> clientIP = s -> s.sessionAffinity("ClientIP");

    assertThat(spec(clientIP).sessionAffinityConfig()).isEqualTo(threeHours);
    assertThat(
            spec(clientIP.andThen(s -> s.sessionAffinityConfig(c -> {}))).sessionAffinityConfig())
        .isEqualTo(threeHours);
    assertThat(
            spec(clientIP.andThen(s -> s.sessionAffinityConfig(c -> c.clientIP(i -> {}))))
                .sessionAffinityConfig())
        .isEqualTo(threeHours);
    assertThat(
            spec(clientIP.andThen(
                    s -> s.sessionAffinityConfig(c -> c.clientIP(i -> i.timeoutSeconds(5)))))
                .sessionAffinityConfig())
        .isEqualTo(new SessionAffinityConfig(new ClientIPConfig(5)));
  }

  @Test
  void aPortIsTcpAndLeadsToTheSameNumber() {
    ServiceSpec out =
        spec(s ->
            s.addToPorts(p -> p.port(80))
                .addToPorts(p -> p.port(81).targetPort(IntOrString.of("")))
                .addToPorts(p -> p.port(82).protocol("UDP").targetPort(IntOrString.of("dns")))
                .addToPorts(p -> p.port(83).targetPort(IntOrString.of(8083))));

    assertThat(out.ports())
        .extracting(ServicePort::protocol)
        .containsExactly("TCP", "TCP", "UDP", "TCP");
    assertThat(out.ports())
        .extracting(ServicePort::targetPort)
        .containsExactly(
            IntOrString.of(80), IntOrString.of(81), IntOrString.of("dns"), IntOrString.of(8083));
  }

  @ParameterizedTest
  @ValueSource(strings = {"NodePort", "LoadBalancer"})
  void trafficFromOutsideGoesToTheWholeCluster(String type) {
    assertThat(spec(s -> s.type(type)).externalTrafficPolicy()).isEqualTo("Cluster");
    assertThat(spec(s -> s.type(type), Contexts.V1_20).externalTrafficPolicy())
        .isEqualTo("Cluster");
    assertThat(spec(s -> s.type(type).externalTrafficPolicy("Local")).externalTrafficPolicy())
        .isEqualTo("Local");
  }

  @Test
  void externalAddressesOpenAClusterIpToTheOutside() {
    Consumer<ServiceSpecBuilder> external = s -> s.addToExternalIPs("192.0.2.1");

    assertThat(spec(external).externalTrafficPolicy()).isEqualTo("Cluster");
    assertThat(spec(external, Contexts.V1_20).externalTrafficPolicy()).isEmpty();
    assertThat(spec(s -> {}).externalTrafficPolicy()).isEmpty();
  }

  @Test
  void anExternalNameHasNoTrafficPolicies() {
    ServiceSpec out =
        spec(s -> s.type("ExternalName").externalName("a.example").addToExternalIPs("192.0.2.1"));

    assertThat(out.externalTrafficPolicy()).isEmpty();
    assertThat(out.internalTrafficPolicy()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ClusterIP", "NodePort", "LoadBalancer"})
  void trafficFromInsideGoesToTheWholeCluster(String type) {
    assertThat(spec(s -> s.type(type)).internalTrafficPolicy()).isEqualTo("Cluster");
    assertThat(spec(s -> s.type(type).internalTrafficPolicy("Local")).internalTrafficPolicy())
        .isEqualTo("Local");
  }

  @Test
  void aLoadBalancerGetsNodePorts() {
    Consumer<ServiceSpecBuilder> balancer = s -> s.type("LoadBalancer");

    assertThat(spec(balancer).allocateLoadBalancerNodePorts()).isTrue();
    assertThat(
            spec(balancer.andThen(s -> s.allocateLoadBalancerNodePorts(false)))
                .allocateLoadBalancerNodePorts())
        .isFalse();
    assertThat(spec(s -> s.type("NodePort")).allocateLoadBalancerNodePorts()).isNull();
    assertThat(spec(balancer, Contexts.V1_20).allocateLoadBalancerNodePorts()).isNull();
    assertThat(
            spec(balancer, Contexts.v120("ServiceLBNodePortControl"))
                .allocateLoadBalancerNodePorts())
        .isTrue();
  }

  @Test
  void twoAddressesOrFamiliesMeantTwoStacks() {
    assertThat(
            spec(s -> s.addToClusterIPs("10.0.0.1", "fd00::1"), DUAL_STACK_1_20).ipFamilyPolicy())
        .isEqualTo("RequireDualStack");
    assertThat(spec(s -> s.addToIpFamilies("IPv4", "IPv6"), DUAL_STACK_1_20).ipFamilyPolicy())
        .isEqualTo("RequireDualStack");
    assertThat(spec(s -> s.addToIpFamilies("IPv4"), DUAL_STACK_1_20).ipFamilyPolicy()).isNull();
    assertThat(
            spec(
                    s -> s.addToIpFamilies("IPv4", "IPv6").ipFamilyPolicy("PreferDualStack"),
                    DUAL_STACK_1_20)
                .ipFamilyPolicy())
        .isEqualTo("PreferDualStack");
  }

  @Test
  void twoStacksMeantTheOtherFamilyToo() {
    Consumer<ServiceSpecBuilder> both = s -> s.ipFamilyPolicy("RequireDualStack");

    assertThat(spec(both.andThen(s -> s.addToIpFamilies("IPv4")), DUAL_STACK_1_20).ipFamilies())
        .containsExactly("IPv4", "IPv6");
    assertThat(spec(both.andThen(s -> s.addToIpFamilies("IPv6")), DUAL_STACK_1_20).ipFamilies())
        .containsExactly("IPv6", "IPv4");
    assertThat(
            spec(
                    s -> s.addToIpFamilies("IPv4").clusterIPs(List.of("10.0.0.1", "fd00::1")),
                    DUAL_STACK_1_20)
                .ipFamilies())
        .containsExactly("IPv4", "IPv6");
  }

  @Test
  void familiesAreLeftAloneInNewVersionsAndForNames() {
    Consumer<ServiceSpecBuilder> families = s -> s.addToIpFamilies("IPv4", "IPv6");

    assertThat(spec(families, Contexts.newest("IPv6DualStack")).ipFamilyPolicy()).isNull();
    assertThat(spec(families, Contexts.V1_20).ipFamilyPolicy()).isNull();
    assertThat(
            spec(families.andThen(s -> s.type("ExternalName")), DUAL_STACK_1_20).ipFamilyPolicy())
        .isNull();
  }

  @Test
  void anAddressOfALoadBalancerIsVirtual() {
    Service in =
        Service.builder()
            .spec(s -> s.type("LoadBalancer"))
            .status(s ->
                s.loadBalancer(b ->
                    b.addToIngress(i -> i.ip("10.0.0.1"))
                        .addToIngress(i -> i.ip("10.0.0.2").ipMode("Proxy"))
                        .addToIngress(i -> i.hostname("lb.example"))))
            .build();

    assertThat(modes(ServiceDefaults.service(in, Contexts.NEWEST)))
        .containsExactly("VIP", "Proxy", null);
    Service other = in.toBuilder().spec(s -> s.type("NodePort")).build();
    assertThat(modes(ServiceDefaults.service(other, Contexts.NEWEST)))
        .containsExactly(null, "Proxy", null);
  }

  @Test
  void portsOfEndpointsAreTcp() {
    Endpoints in =
        Endpoints.builder()
            .addToSubsets(s -> s.addToPorts(p -> p.port(80)))
            .addToSubsets(s -> s.addToPorts(p -> p.port(53).protocol("UDP")))
            .build();

    Endpoints out = ServiceDefaults.endpoints(in);

    assertThat(out.subsets())
        .flatExtracting(EndpointSubset::ports)
        .extracting(EndpointPort::protocol)
        .containsExactly("TCP", "UDP");
    assertThat(ServiceDefaults.endpoints(out)).isSameAs(out);
  }

  private static ServiceSpec spec(Consumer<ServiceSpecBuilder> edit) {
    return spec(edit, Contexts.NEWEST);
  }

  private static ServiceSpec spec(Consumer<ServiceSpecBuilder> edit, DefaultingContext context) {
    return ServiceDefaults.service(Service.builder().spec(edit).build(), context).spec();
  }

  private static String[] modes(Service service) {
    return service.status().loadBalancer().ingress().stream()
        .map(LoadBalancerIngress::ipMode)
        .toArray(String[]::new);
  }
}
