package dev.navarch.registry.networking.networkpolicy;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.networking.v1.NetworkPolicy;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetworkPolicyValidationTest {
  private static List<String> updated(String spec) {
    NetworkPolicy policy =
        Received.object(
            NetworkPolicy.class,
            "{apiVersion: networking.k8s.io/v1, kind: NetworkPolicy, metadata: {name: x}, spec: {"
                + spec
                + "}}");
    return texts(NetworkPolicyValidation.update(policy, policy));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`policyTypes: [X]`|policyTypes[0]: Unsupported value: \"X\": supported values: \"Ingress\","
            + " \"Egress\"",
        "`policyTypes: [Ingress, Egress, Ingress]`|policyTypes: Invalid value:"
            + " [\"Ingress\",\"Egress\",\"Ingress\"]: may not specify more than two policyTypes",
        "`ingress: [{ports: [{port: 0}]}]`|ingress[0].ports[0].port: Invalid value: 0: must be"
            + " between 1 and 65535, inclusive",
        "`ingress: [{ports: [{port: 80, endPort: 70}]}]`|ingress[0].ports[0].endPort: Invalid value:"
            + " 80: must be greater than or equal to `port`",
        "`ingress: [{ports: [{port: web, endPort: 70}]}]`|ingress[0].ports[0].endPort: Invalid value:"
            + " 70: may not be specified when `port` is non-numeric",
        "`ingress: [{ports: [{endPort: 70}]}]`|ingress[0].ports[0].endPort: Invalid value: 70: may"
            + " not be specified when `port` is not specified",
        "`ingress: [{from: [{}]}]`|ingress[0].from[0]: Required value: must specify a peer",
        "`egress: [{to: [{ipBlock: {}}]}]`|egress[0].to[0].ipBlock.cidr: Required value",
        "`egress: [{to: [{ipBlock: {cidr: x}}]}]`|egress[0].to[0].ipBlock.cidr: Invalid value:"
            + " \"x\": must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)"
      })
  void policiesAreChecked(String spec, String expected) {
    assertThat(updated(spec)).containsExactly("spec." + expected);
  }

  @Test
  void portsAreNumbersOrNamesOfAProtocol() {
    assertThat(updated("ingress: [{ports: [{port: 'bad name!', protocol: X}]}]"))
        .containsExactly(
            "spec.ingress[0].ports[0].protocol: Unsupported value: \"X\": supported values:"
                + " \"TCP\", \"UDP\", \"SCTP\"",
            "spec.ingress[0].ports[0].port: Invalid value: \"bad name!\": must contain only"
                + " alpha-numeric characters (a-z, 0-9), and hyphens (-)");
  }

  @Test
  void exceptionsLieInsideTheirBlock() {
    assertThat(
            updated(
                "egress: [{to: [{ipBlock: {cidr: 10.0.0.0/8, except: [10.1.0.0/16, 10.0.0.0/8,"
                    + " 11.0.0.0/16]}, podSelector: {}}]}]"))
        .containsExactly(
            "spec.egress[0].to[0].ipBlock.except[1]: Invalid value: \"10.0.0.0/8\": must be a"
                + " strict subset of `cidr`",
            "spec.egress[0].to[0].ipBlock.except[2]: Invalid value: \"11.0.0.0/16\": must be a"
                + " strict subset of `cidr`",
            "spec.egress[0].to[0]: Forbidden: may not specify both ipBlock and another peer");
  }

  @Test
  void selectorsSelectLabels() {
    assertThat(updated("podSelector: {matchLabels: {a: b c}}"))
        .singleElement()
        .asString()
        .startsWith("spec.podSelector.matchLabels: Invalid value: \"b c\": a valid label must");
  }
}
