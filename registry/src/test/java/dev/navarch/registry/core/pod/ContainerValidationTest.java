package dev.navarch.registry.core.pod;

import static dev.navarch.registry.core.pod.PodDocuments.container;
import static dev.navarch.registry.core.pod.PodDocuments.created;
import static dev.navarch.registry.core.pod.PodDocuments.pod;
import static dev.navarch.registry.core.pod.PodDocuments.spec;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContainerValidationTest {
  private static final String LABEL =
      "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and"
          + " must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc',"
          + " regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";

  @Test
  void aPodNeedsContainers() {
    assertThat(created(pod(""))).containsExactly("spec.containers: Required value");
    assertThat(created(pod("containers: []"))).containsExactly("spec.containers: Required value");
  }

  @Test
  void aContainerNeedsANameAndAnImage() {
    assertThat(created(pod("containers: [{}]")))
        .containsExactly(
            "spec.containers[0].name: Required value", "spec.containers[0].image: Required value");
    assertThat(created(pod("containers: [{name: A_, image: i}]")))
        .containsExactly("spec.containers[0].name: Invalid value: \"A_\": " + LABEL);
    assertThat(created(pod("containers: [{name: c, image: ' i'}]")))
        .containsExactly(
            "spec.containers[0].image: Invalid value: \" i\": must not have leading or trailing"
                + " whitespace");
  }

  @Test
  void namesAreUniqueAmongAllContainers() {
    assertThat(created(pod("containers: [{name: a, image: i}, {name: a, image: j}]")))
        .containsExactly("spec.containers[1].name: Duplicate value: \"a\"");
    assertThat(spec("initContainers: [{name: c, image: i}]"))
        .containsExactly("spec.initContainers[0].name: Duplicate value: \"c\"");
  }

  @Test
  void portsHaveNumbersAndProtocols() {
    assertThat(container("ports: [{containerPort: 0}]"))
        .containsExactly("spec.containers[0].ports[0].containerPort: Required value");
    assertThat(container("ports: [{containerPort: 70000, protocol: BAD}]"))
        .containsExactly(
            "spec.containers[0].ports[0].containerPort: Invalid value: 70000: must be between 1 and"
                + " 65535, inclusive",
            "spec.containers[0].ports[0].protocol: Unsupported value: \"BAD\": supported values:"
                + " \"SCTP\", \"TCP\", \"UDP\"");
  }

  @Test
  void namesOfPortsAreShortAndUnique() {
    assertThat(
            container(
                "ports: [{containerPort: 80, name: toolongportname123}, {containerPort: 81, name:"
                    + " a}, {containerPort: 82, name: a}]"))
        .containsExactly(
            "spec.containers[0].ports[0].name: Invalid value: \"toolongportname123\": must be no"
                + " more than 15 characters",
            "spec.containers[0].ports[2].name: Duplicate value: \"a\"");
  }

  @Test
  void aPortOfTheHostCanBeTakenOnce() {
    assertThat(
            container(
                "ports: [{containerPort: 80, hostPort: 80}, {containerPort: 81, hostPort: 80}]"))
        .containsExactly("spec.containers[0].ports[1].hostPort: Duplicate value: \"TCP//80\"");
  }

  @Test
  void inTheNetworkOfTheHostPortsAreThoseOfTheHost() {
    assertThat(
            created(
                pod(
                    "hostNetwork: true, containers: [{name: c, image: i, ports: [{containerPort:"
                        + " 80, hostPort: 81}]}]")))
        .containsExactly(
            "spec.containers[0].ports[0].hostPort: Invalid value: 81: must match `containerPort`"
                + " when `hostNetwork` is true");
  }

  @Test
  void policiesAreThoseThatAreKnown() {
    assertThat(container("imagePullPolicy: Sometimes"))
        .containsExactly(
            "spec.containers[0].imagePullPolicy: Unsupported value: \"Sometimes\": supported"
                + " values: \"Always\", \"IfNotPresent\", \"Never\"");
    assertThat(container("terminationMessagePolicy: x"))
        .containsExactly(
            "spec.containers[0].terminationMessagePolicy: Unsupported value: \"x\": supported"
                + " values: \"File\", \"FallbackToLogsOnError\"");
    assertThat(container("restartPolicy: x"))
        .containsExactly(
            "spec.containers[0].restartPolicy: Unsupported value: \"x\": supported values:"
                + " \"Always\", \"Never\", \"OnFailure\"");
  }

  @Test
  void restartRulesNeedAPolicyAndExitCodes() {
    assertThat(container("restartPolicyRules: [{action: Again}]"))
        .containsExactly(
            "spec.containers[0].restartPolicy: Required value: must specify restartPolicy when"
                + " restart rules are used",
            "spec.containers[0].restartPolicyRules[0].action: Unsupported value: \"Again\":"
                + " supported values: \"Restart\", \"RestartAllContainers\"",
            "spec.containers[0].restartPolicyRules[0].exitCodes: Required value: must be"
                + " specified");
    assertThat(
            container(
                "restartPolicy: Never, restartPolicyRules: [{action: Restart, exitCodes: {operator:"
                    + " Equals, values: [3]}}]"))
        .containsExactly(
            "spec.containers[0].restartPolicyRules[0].exitCodes.operator: Unsupported value:"
                + " \"Equals\": supported values: \"In\", \"NotIn\"");
    assertThat(
            container(
                "restartPolicy: Never, restartPolicyRules: [{action: Restart, exitCodes: {operator:"
                    + " In, values: [3]}}]"))
        .isEmpty();
  }

  @Test
  void resizePoliciesFitThePodsRestartPolicy() {
    assertThat(
            created(
                pod(
                    "restartPolicy: Never, containers: [{name: c, image: i, resizePolicy:"
                        + " [{resourceName: cpu, restartPolicy: RestartContainer}]}]")))
        .containsExactly(
            "spec.containers[0].resizePolicy: Invalid value: \"RestartContainer\": must be"
                + " 'NotRequired' when `restartPolicy` is 'Never'");
    assertThat(container("resizePolicy: [{resourceName: gpu, restartPolicy: NotRequired}]"))
        .containsExactly(
            "spec.containers[0].resizePolicy: Unsupported value: \"gpu\": supported values:"
                + " \"cpu\", \"memory\"");
  }

  @Test
  void onlySidecarsAmongInitContainersHaveProbesAndHooks() {
    String probe =
        "livenessProbe: {tcpSocket: {port: 80}}, lifecycle: {preStop: {sleep: {seconds: 1}}}";

    assertThat(spec("initContainers: [{name: a, image: i, " + probe + "}]"))
        .containsExactly(
            "spec.initContainers[0].lifecycle: Forbidden: may not be set for init containers"
                + " without restartPolicy=Always",
            "spec.initContainers[0].livenessProbe: Forbidden: may not be set for init containers"
                + " without restartPolicy=Always");
    assertThat(spec("initContainers: [{name: a, image: i, restartPolicy: Always, " + probe + "}]"))
        .isEmpty();
  }

  @Test
  void newPodsHaveNoEphemeralContainers() {
    assertThat(spec("ephemeralContainers: [{name: d, image: i}]"))
        .containsExactly("spec.ephemeralContainers: Forbidden: cannot be set on create");
  }
}
