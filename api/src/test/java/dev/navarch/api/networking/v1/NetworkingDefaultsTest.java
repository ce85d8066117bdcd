package dev.navarch.api.networking.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.IntOrString;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class NetworkingDefaultsTest {
  @Test
  void aPortIsTcp() {
    NetworkPolicyPort in = NetworkPolicyPort.builder().port(IntOrString.of(80)).build();
    NetworkPolicyPort udp = in.toBuilder().protocol("UDP").build();

    assertThat(NetworkingDefaults.networkPolicyPort(in))
        .isEqualTo(in.toBuilder().protocol("TCP").build());
    assertThat(NetworkingDefaults.networkPolicyPort(udp)).isSameAs(udp);
  }

  @Test
  void parametersOfAnIngressClassAreOfTheCluster() {
    IngressClass none = IngressClass.builder().build();
    IngressClass some = IngressClass.builder().spec(s -> s.parameters(p -> p.name("x"))).build();
    IngressClass local =
        some.toBuilder().spec(s -> s.parameters(p -> p.scope("Namespace"))).build();

    assertThat(NetworkingDefaults.ingressClass(none)).isSameAs(none);
    assertThat(NetworkingDefaults.ingressClass(some))
        .isEqualTo(some.toBuilder().spec(s -> s.parameters(p -> p.scope("Cluster"))).build());
    assertThat(NetworkingDefaults.ingressClass(local)).isSameAs(local);
  }

  @Test
  void aPolicyIsAboutTheDirectionsItHasRulesFor() {
    assertThat(policyTypes(s -> {})).containsExactly("Ingress");
    assertThat(policyTypes(s -> s.addToEgress(e -> {}))).containsExactly("Ingress", "Egress");
    assertThat(policyTypes(s -> s.addToEgress(e -> {}).addToPolicyTypes("Egress")))
        .containsExactly("Egress");
  }

  private static List<String> policyTypes(Consumer<NetworkPolicySpecBuilder> spec) {
    return NetworkingDefaults.networkPolicy(NetworkPolicy.builder().spec(spec).build())
        .spec()
        .policyTypes();
  }
}
