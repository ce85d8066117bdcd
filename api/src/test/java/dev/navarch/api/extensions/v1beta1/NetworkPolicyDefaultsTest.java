package dev.navarch.api.extensions.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.IntOrString;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class NetworkPolicyDefaultsTest {
  @Test
  void portsOfIngressRulesAreTcp() {
    NetworkPolicy in =
        NetworkPolicy.builder()
            .spec(s ->
                s.addToIngress(i ->
                    i.addToPorts(p -> p.port(IntOrString.of(80)))
                        .addToPorts(p -> p.protocol("UDP"))))
            .build();

    NetworkPolicy out = NetworkPolicyDefaults.networkPolicy(in);

    assertThat(out.spec().ingress())
        .flatExtracting(NetworkPolicyIngressRule::ports)
        .containsExactly(
            new NetworkPolicyPort("TCP", IntOrString.of(80), null),
            new NetworkPolicyPort("UDP", null, null));
    assertThat(NetworkPolicyDefaults.networkPolicy(out)).isSameAs(out);
  }

  @Test
  void aPolicyIsAboutTheDirectionsItHasRulesFor() {
    assertThat(policyTypes(s -> {})).containsExactly("Ingress");
    assertThat(policyTypes(s -> s.addToEgress(e -> {}))).containsExactly("Ingress", "Egress");
    assertThat(policyTypes(s -> s.addToEgress(e -> {}).addToPolicyTypes("Egress")))
        .containsExactly("Egress");
  }

  private static List<String> policyTypes(Consumer<NetworkPolicySpecBuilder> spec) {
    return NetworkPolicyDefaults.networkPolicy(NetworkPolicy.builder().spec(spec).build())
        .spec()
        .policyTypes();
  }
}
