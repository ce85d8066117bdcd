package dev.navarch.registry.core.node;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Node;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class NodeValidationTest {
  private static Node node(String fields) {
    return Received.object(
        Node.class, "{apiVersion: v1, kind: Node, metadata: {name: x}, " + fields + "}");
  }

  private static List<String> created(String fields) {
    return texts(NodeValidation.create(node(fields)));
  }

  private static List<String> updated(String fields, String before) {
    return texts(NodeValidation.update(node(fields), node(before)));
  }

  @Test
  void taintsAreUnique() {
    assertThat(
            created(
                "spec: {taints: [{key: a, effect: NoSchedule}, {key: a, effect: NoExecute},"
                    + " {key: a, value: b, effect: NoSchedule}]}"))
        .containsExactly(
            "metadata.taints[2]: Duplicate value:"
                + " {\"Key\":\"a\",\"Value\":\"b\",\"Effect\":\"NoSchedule\",\"TimeAdded\":null}:"
                + " taints must be unique by key and effect pair");
  }

  @Test
  void taintsAreLabelsWithAnEffect() {
    assertThat(created("spec: {taints: [{key: a, value: b c, effect: X}, {key: d}]}"))
        .hasSize(3)
        .satisfies(errors -> {
          assertThat(errors.get(0))
              .startsWith("metadata.taints[0].value: Invalid value: \"b c\": a valid label");
          assertThat(errors.get(1))
              .isEqualTo(
                  "metadata.taints[0].effect: Unsupported value: \"X\": supported values:"
                      + " \"NoSchedule\", \"PreferNoSchedule\", \"NoExecute\"");
          assertThat(errors.get(2)).isEqualTo("metadata.taints[1].effect: Required value");
        });
  }

  @Test
  void rangesForPodsAreOneOfEachFamily() {
    assertThat(created("spec: {podCIDRs: [x]}"))
        .containsExactly(
            "spec.podCIDRs[0]: Invalid value: \"x\": must be a valid CIDR value, (e.g. 10.9.8.0/24"
                + " or 2001:db8::/64)");
    assertThat(created("spec: {podCIDRs: [10.1.0.0/24, '2001:db8::/64']}")).isEmpty();
    assertThat(created("spec: {podCIDRs: [10.1.0.0/24, 10.2.0.0/24]}"))
        .containsExactly(
            "spec.podCIDRs: Invalid value: [\"10.1.0.0/24\",\"10.2.0.0/24\"]: may specify no more"
                + " than one CIDR for each IP family");
  }

  @Test
  void amountsAreWholeWhereUnitsAre() {
    assertThat(created("status: {capacity: {cpu: -1}, allocatable: {pods: '1.5'}}"))
        .containsExactly(
            "status.capacity.cpu: Invalid value: \"-1\": must be greater than or equal to 0",
            "status.allocatable.pods: Invalid value: \"1500m\": must be an integer");
  }

  @Test
  void rangesAndProvidersAreGivenOnce() {
    assertThat(updated("spec: {podCIDR: 10.1.0.0/24, providerID: 'a://b'}", "spec: {}")).isEmpty();
    assertThat(
            updated(
                "spec: {podCIDR: 10.2.0.0/24, providerID: c}",
                "spec: {podCIDR: 10.1.0.0/24, providerID: b}"))
        .containsExactly(
            "spec.podCIDRs: Forbidden: node updates may not change podCIDR except from \"\" to"
                + " valid",
            "spec.providerID: Forbidden: node updates may not change providerID except from \"\" to"
                + " valid");
    assertThat(updated("spec: {externalID: b}", "spec: {externalID: a}"))
        .containsExactly("spec.externalID: Forbidden: may not be updated");
  }

  @Test
  void addressesAreUnique() {
    String address = "{type: InternalIP, address: 192.0.2.1}";
    Node node = node("status: {addresses: [" + address + ", " + address + "]}");

    assertThat(texts(NodeValidation.updateStatus(node, node("spec: {}"))))
        .containsExactly(
            "status.addresses[1]: Duplicate value:"
                + " {\"Type\":\"InternalIP\",\"Address\":\"192.0.2.1\"}");
  }

  @Test
  void sourcesOfConfigurationAreToldInFull() {
    assertThat(
            updated(
                "spec: {configSource: {configMap: {uid: u, kubeletConfigKey: k, namespace: ns}}}, "
                    + " status: {config: {assigned: {}}}",
                "spec: {}"))
        .containsExactly(
            "spec.configSource.configMap.uid: Forbidden: uid must not be set in spec",
            "spec.configSource.configMap.name: Required value: name must be set",
            "status.config.assigned: Invalid value: {\"ConfigMap\":null}: exactly one reference"
                + " subfield must be non-nil");
  }
}
