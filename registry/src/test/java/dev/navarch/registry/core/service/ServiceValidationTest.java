package dev.navarch.registry.core.service;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.SessionAffinityConfig;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServiceValidationTest {
  private static Service service(String spec) {
    return Received.object(
        Service.class,
        "{apiVersion: v1, kind: Service, metadata: {name: x}, spec: {" + spec + "}}");
  }

  private static List<String> created(String spec) {
    return texts(ServiceValidation.create(service(spec)));
  }

  private static List<String> updated(String spec, String before) {
    return texts(ServiceValidation.update(service(spec), service(before)));
  }

  private static final String PORTS = "ports: [{port: 80}], ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`ports: []`|spec.ports: Required value",
        "`ports: [{port: 80, name: A_}]`|spec.ports[0].name: Invalid value: \"A_\": a lowercase RFC"
            + " 1123 label must consist of lower case alphanumeric characters or '-', and must"
            + " start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex"
            + " used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')",
        "`ports: [{port: 80, protocol: X}]`|spec.ports[0].protocol: Unsupported value: \"X\":"
            + " supported values: \"SCTP\", \"TCP\", \"UDP\"",
        "`ports: [{port: 80, targetPort: bad name here!}]`|spec.ports[0].targetPort: Invalid value:"
            + " \"bad name here!\": must contain only alpha-numeric characters (a-z, 0-9), and"
            + " hyphens (-)",
        "`ports: [{port: 80, targetPort: 70000}]`|spec.ports[0].targetPort: Invalid value: 70000:"
            + " must be between 1 and 65535, inclusive",
        "`ports: [{port: 80, nodePort: 30000}]`|spec.ports[0].nodePort: Forbidden: may not be used"
            + " when `type` is 'ClusterIP'",
        "`ports: [{port: 80, name: a}, {port: 81, name: a}]`|spec.ports[1].name: Duplicate value:"
            + " \"a\"",
        "`ports: [{port: 80, name: a}, {port: 80, name: b}]`|spec.ports[1]: Duplicate value:"
            + " {\"Name\":\"\",\"Protocol\":\"TCP\",\"AppProtocol\":null,\"Port\":80,"
            + "\"TargetPort\":0,\"NodePort\":0}",
        "`ports: [{port: 80, appProtocol: a b}]`|spec.ports[0].appProtocol: Invalid value: \"a b\":"
            + " name part must consist of alphanumeric characters, '-', '_' or '.', and must start"
            + " and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or"
            + " '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')"
      })
  void portsAreChecked(String spec, String expected) {
    assertThat(created(spec)).containsExactly(expected);
  }

  @Test
  void everyProblemOfAPortIsReported() {
    assertThat(created("ports: [{port: 0}]"))
        .containsExactly(
            "spec.ports[0].port: Invalid value: 0: must be between 1 and 65535, inclusive",
            "spec.ports[0].targetPort: Invalid value: 0: must be between 1 and 65535, inclusive");
    assertThat(created("ports: [{port: 80}, {port: 81}]"))
        .containsExactly(
            "spec.ports[0].name: Required value", "spec.ports[1].name: Required value");
  }

  @Test
  void nodePortsAreUniqueForAProtocol() {
    String port = "{name: %s, protocol: %s, port: %d, nodePort: 30000}";

    assertThat(
            created(
                "type: NodePort, ports: ["
                    + port.formatted("a", "TCP", 80)
                    + ", "
                    + port.formatted("b", "UDP", 80)
                    + ", "
                    + port.formatted("c", "TCP", 81)
                    + "]"))
        .containsExactly("spec.ports[2].nodePort: Duplicate value: 30000");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "type: Bogus|spec.type: Unsupported value: \"Bogus\": supported values: \"ClusterIP\","
            + " \"ExternalName\", \"LoadBalancer\", \"NodePort\"",
        "type: ExternalName|spec.externalName: Required value",
        "`type: ExternalName, externalName: a.b, clusterIP: 10.0.0.5, clusterIPs: [10.0.0.5]`"
            + "|spec.clusterIPs: Forbidden: may not be set for ExternalName services",
        "`type: ExternalName, externalName: a.b, ipFamilies: [IPv4]`|spec.ipFamilies: Forbidden: may"
            + " not be set for ExternalName services",
        "`type: ExternalName, externalName: a.b, ipFamilyPolicy: SingleStack`|spec.ipFamilyPolicy:"
            + " Forbidden: may not be set for ExternalName services",
        "`clusterIP: None, clusterIPs: [None], type: NodePort`|spec.clusterIPs[0]: Invalid value:"
            + " \"None\": may not be set to 'None' for NodePort services",
        "`clusterIP: None, clusterIPs: [None], type: LoadBalancer`|spec.clusterIPs[0]: Invalid"
            + " value: \"None\": may not be set to 'None' for LoadBalancer services",
        "`clusterIP: bad, clusterIPs: [bad]`|spec.clusterIPs[0]: Invalid value: \"bad\": must be a"
            + " valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)",
        "`clusterIP: 10.0.0.5, clusterIPs: [10.0.0.6]`|spec.clusterIPs: Invalid value:"
            + " [\"10.0.0.6\"]: first value must match `clusterIP`",
        "`clusterIPs: [10.0.0.6]`|spec.clusterIPs: Invalid value: [\"10.0.0.6\"]: must be empty when"
            + " `clusterIP` is not specified",
        "clusterIP: 10.0.0.6|spec.clusterIPs: Required value",
        "`clusterIP: 10.0.0.5, clusterIPs: [10.0.0.5, 10.0.0.6]`|spec.clusterIPs: Invalid value:"
            + " [\"10.0.0.5\",\"10.0.0.6\"]: may specify no more than one IP for each IP family",
        "`clusterIP: None, clusterIPs: [None, 10.0.0.6]`|spec.clusterIPs: Invalid value:"
            + " [\"None\",\"10.0.0.6\"]: 'None' must be the first and only value",
        "`clusterIP: 10.0.0.5, clusterIPs: [10.0.0.5], ipFamilies: [IPv6]`|spec.clusterIPs[0]:"
            + " Invalid value: \"10.0.0.5\": expected an IPv6 value as indicated by"
            + " `ipFamilies[0]`",
        "`clusterIP: \"::1\", clusterIPs: [\"::1\"], ipFamilies: [IPv4]`|spec.clusterIPs[0]: Invalid"
            + " value: \"::1\": expected an IPv4 value as indicated by `ipFamilies[0]`",
        "`ipFamilies: [IPv4, IPv4]`|spec.ipFamilies[1]: Duplicate value: \"IPv4\"",
        "`ipFamilies: [IPv5]`|spec.ipFamilies[0]: Unsupported value: \"IPv5\": supported values:"
            + " \"IPv4\", \"IPv6\"",
        "ipFamilyPolicy: X|spec.ipFamilyPolicy: Unsupported value: \"X\": supported values:"
            + " \"PreferDualStack\", \"RequireDualStack\", \"SingleStack\"",
        "sessionAffinity: x|spec.sessionAffinity: Unsupported value: \"x\": supported values:"
            + " \"ClientIP\", \"None\"",
        "`sessionAffinity: ClientIP, sessionAffinityConfig: {clientIP: {timeoutSeconds: 0}}`"
            + "|spec.sessionAffinityConfig.clientIP.timeoutSeconds: Invalid value: 0: must be"
            + " greater than 0 and less than 86400",
        "`externalIPs: [x]`|spec.externalIPs[0]: Invalid value: \"x\": must be a valid IP address,"
            + " (e.g. 10.9.8.7 or 2001:db8::ffff)",
        "`externalIPs: [127.0.0.1]`|spec.externalIPs[0]: Invalid value: \"127.0.0.1\": may not be in"
            + " the loopback range (127.0.0.0/8, ::1/128)",
        "`externalIPs: [169.254.3.1]`|spec.externalIPs[0]: Invalid value: \"169.254.3.1\": may not"
            + " be in the link-local range (169.254.0.0/16, fe80::/10)",
        "`externalIPs: [\"ff02::1\"]`|spec.externalIPs[0]: Invalid value: \"ff02::1\": may not be in"
            + " the link-local multicast range (224.0.0.0/24, ff02::/10)",
        "`externalIPs: [0.0.0.0]`|spec.externalIPs[0]: Invalid value: \"0.0.0.0\": may not be"
            + " unspecified (0.0.0.0)",
        "`type: LoadBalancer, loadBalancerSourceRanges: [x]`|spec.LoadBalancerSourceRanges[0]:"
            + " Invalid value: \"x\": must be a valid CIDR value, (e.g. 10.9.8.0/24 or"
            + " 2001:db8::/64)",
        "externalTrafficPolicy: Local|spec.externalTrafficPolicy: Invalid value: \"Local\": may only"
            + " be set for externally-accessible services",
        "`type: NodePort, externalTrafficPolicy: X`|spec.externalTrafficPolicy: Unsupported value:"
            + " \"X\": supported values: \"Cluster\", \"Local\"",
        "internalTrafficPolicy: X|spec.internalTrafficPolicy: Unsupported value: \"X\": supported"
            + " values: \"Cluster\", \"Local\"",
        "healthCheckNodePort: 30001|spec.healthCheckNodePort: Invalid value: 30001: may only be set"
            + " when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'",
        "`type: LoadBalancer, externalTrafficPolicy: Local`|spec.healthCheckNodePort: Required"
            + " value",
        "loadBalancerClass: x|spec.loadBalancerClass: Forbidden: may only be used when `type` is"
            + " 'LoadBalancer'",
        "allocateLoadBalancerNodePorts: false|spec.allocateLoadBalancerNodePorts: Forbidden: may"
            + " only be used when `type` is 'LoadBalancer'",
        "trafficDistribution: x|spec.trafficDistribution: Unsupported value: \"x\": supported"
            + " values: \"PreferClose\", \"PreferSameZone\", \"PreferSameNode\""
      })
  void specificationsAreChecked(String spec, String expected) {
    assertThat(created(PORTS + spec)).containsExactly(expected);
  }

  @Test
  void sourceRangesAreForLoadBalancers() {
    assertThat(created(PORTS + "loadBalancerSourceRanges: [x]"))
        .first()
        .isEqualTo(
            "spec.LoadBalancerSourceRanges: Forbidden: may only be used when `type` is"
                + " 'LoadBalancer'");
    assertThat(created(PORTS + "type: LoadBalancer, loadBalancerSourceRanges: [' 10.0.0.0/8 ']"))
        .isEmpty();
  }

  @Test
  void externalNamesMayEndInADot() {
    assertThat(created("type: ExternalName, externalName: a.example.")).isEmpty();
    assertThat(created("type: ExternalName, externalName: bad_name"))
        .singleElement()
        .asString()
        .startsWith("spec.externalName: Invalid value: \"bad_name\": a lowercase RFC 1123");
  }

  @Test
  void headlessServicesNeedNoPorts() {
    assertThat(created("clusterIP: None, clusterIPs: [None]")).isEmpty();
  }

  @Test
  void selectorsAreLabels() {
    assertThat(created(PORTS + "selector: {a b: c}"))
        .singleElement()
        .asString()
        .startsWith("spec.selector: Invalid value: \"a b\": name part must consist of");
  }

  @Test
  void affinityNeedsItsConfigurationAndNothingElseHasOne() {
    Service affine = service(PORTS + "sessionAffinity: ClientIP");
    Service bare =
        affine.toBuilder()
            .spec(s -> s.sessionAffinityConfig(new SessionAffinityConfig(null)))
            .build();

    assertThat(texts(ServiceValidation.create(bare)))
        .containsExactly(
            "spec.sessionAffinityConfig.clientIP: Required value: when session affinity type is"
                + " ClientIP");
    assertThat(
            texts(
                ServiceValidation.create(
                    affine.toBuilder().spec(s -> s.sessionAffinity("None")).build())))
        .containsExactly(
            "spec.sessionAffinityConfig: Forbidden: must not be set when session affinity is"
                + " None");
  }

  private static final String ONE = PORTS + "clusterIP: 10.0.0.5, clusterIPs: [10.0.0.5], ";
  private static final String TWO =
      PORTS + "clusterIP: 10.0.0.5, clusterIPs: [10.0.0.5, '2001:db8::5'], ";

  @Test
  void theFirstAddressStays() {
    assertThat(updated(PORTS + "clusterIP: 10.0.0.99, clusterIPs: [10.0.0.99]", ONE))
        .containsExactly(
            "spec.clusterIPs[0]: Invalid value: [\"10.0.0.99\"]: may not change once set");
    assertThat(updated(PORTS.substring(0, PORTS.length() - 2), ONE))
        .containsExactly(
            "spec.clusterIPs[0]: Invalid value: null: primary clusterIP can not be unset");
    assertThat(updated("type: ExternalName, externalName: a.b", ONE)).isEmpty();
  }

  @Test
  void aSecondAddressComesAndGoes() {
    assertThat(updated(TWO + "ipFamilyPolicy: PreferDualStack", ONE)).isEmpty();
    assertThat(updated(ONE + "ipFamilyPolicy: SingleStack", TWO)).isEmpty();
    assertThat(updated(ONE + "ipFamilyPolicy: PreferDualStack", TWO))
        .containsExactly(
            "spec.ipFamilyPolicy: Invalid value: \"PreferDualStack\": must be set to 'SingleStack'"
                + " when releasing the secondary clusterIP");
  }

  @Test
  void theFirstFamilyStays() {
    String both = "ipFamilies: [IPv4, IPv6], ipFamilyPolicy: PreferDualStack";

    assertThat(updated(ONE + "ipFamilies: [IPv4], ipFamilyPolicy: PreferDualStack", ONE + both))
        .containsExactly(
            "spec.ipFamilyPolicy: Invalid value: \"PreferDualStack\": must be set to 'SingleStack'"
                + " when releasing the secondary ipFamily");
    assertThat(updated(PORTS + "ipFamilies: [IPv6]", PORTS + "ipFamilies: [IPv4]"))
        .containsExactly("spec.ipFamilies[0]: Invalid value: [\"IPv6\"]: may not change once set");
  }

  @Test
  void theClassOfALoadBalancerStays() {
    String balanced = PORTS + "type: LoadBalancer, loadBalancerClass: ";

    assertThat(updated(balanced + "ex.com/b", balanced + "ex.com/a"))
        .containsExactly(
            "spec.loadBalancerClass: Invalid value: \"ex.com/b\": may not change once set");
    assertThat(updated(balanced + "ex.com/b", PORTS + "type: NodePort")).isEmpty();
  }

  private static List<String> status(String type, String points) {
    Service service =
        Received.object(
            Service.class,
            "{apiVersion: v1, kind: Service, metadata: {name: x}, spec: {type: "
                + type
                + ", ports: [{port: 80}]}, status: {loadBalancer: {ingress: ["
                + points
                + "]}}}");
    return texts(ServiceValidation.updateStatus(service, service));
  }

  @Test
  void onlyLoadBalancersHavePointsOfEntry() {
    assertThat(status("LoadBalancer", "{ip: 192.0.2.1}, {hostname: lb.example}")).isEmpty();
    assertThat(status("ClusterIP", "{hostname: lb.example}"))
        .containsExactly(
            "status.loadBalancer.ingress: Forbidden: may only be used when `spec.type` is"
                + " 'LoadBalancer'");
  }

  @Test
  void pointsOfEntryAreAddressesOrNames() {
    assertThat(status("LoadBalancer", "{ip: x}, {hostname: 192.0.2.1}, {ipMode: VIP}"))
        .containsExactly(
            "status.loadBalancer.ingress[0].ip: Invalid value: \"x\": must be a valid IP address,"
                + " (e.g. 10.9.8.7 or 2001:db8::ffff)",
            "status.loadBalancer.ingress[1].hostname: Invalid value: \"192.0.2.1\": must be a DNS"
                + " name, not an IP address",
            "status.loadBalancer.ingress[2].ipMode: Forbidden: may not be specified when `ip` is"
                + " not set");
  }
}
