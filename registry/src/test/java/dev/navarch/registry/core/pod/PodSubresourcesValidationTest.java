package dev.navarch.registry.core.pod;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Binding;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodLogOptions;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class PodSubresourcesValidationTest {

  private static Pod withStatus(String status) {
    return Received.object(
        Pod.class,
        "{apiVersion: v1, kind: Pod, metadata: {name: x}, spec: {restartPolicy: Never, containers:"
            + " [{name: c, image: i}]}, status: {"
            + status
            + "}}");
  }

  private static List<String> status(String now, String before) {
    return Received.texts(PodValidation.statusUpdate(withStatus(now), withStatus(before)));
  }

  private static List<String> resize(String now, String before) {
    return Received.texts(
        PodValidation.resize(
            PodDocuments.pod("containers: [{name: c, image: i, resources: {" + now + "}}]"),
            PodDocuments.pod("containers: [{name: c, image: i, resources: {" + before + "}}]")));
  }

  private static List<String> ephemeral(String now, String before) {
    return Received.texts(
        PodValidation.ephemeralContainersUpdate(
            PodDocuments.podWith("ephemeralContainers: [" + now + "]"),
            PodDocuments.podWith("ephemeralContainers: [" + before + "]")));
  }

  @Test
  void addressesInTheStatusAreAddresses() {
    assertThat(status("podIP: bad, podIPs: [{ip: bad}]", ""))
        .containsExactly(
            "status.podIPs[0]: Invalid value: \"bad\": must be a valid IP address, (e.g. 10.9.8.7 or"
                + " 2001:db8::ffff)");
    assertThat(status("podIPs: [{ip: 10.0.0.1}, {ip: '::1'}]", "")).isEmpty();
    assertThat(status("podIPs: [{ip: 10.0.0.1}, {ip: 10.0.0.2}]", ""))
        .containsExactly(
            "status.podIPs: Invalid value: [{\"IP\":\"10.0.0.1\"},{\"IP\":\"10.0.0.2\"}]: may"
                + " specify no more than one IP for each IP family");
    assertThat(status("hostIP: 10.0.0.1, hostIPs: [{ip: 10.0.0.2}]", ""))
        .containsExactly(
            "status.hostIPs[0].ip: Invalid value: \"10.0.0.2\": must be equal to `hostIP`");
  }

  @Test
  void theQualityOfServiceStays() {
    assertThat(status("qosClass: Guaranteed", "qosClass: BestEffort"))
        .containsExactly("status.qosClass: Invalid value: \"Guaranteed\": field is immutable");
  }

  @Test
  void whatEndedForGoodDoesNotRunAgain() {
    String ended = "containerStatuses: [{name: c, state: {terminated: {exitCode: 1}}}]";
    String running = "containerStatuses: [{name: c, state: {running: {}}}]";

    assertThat(status(running, ended))
        .containsExactly(
            "status.containerStatuses[0].state: Forbidden: may not be transitioned to"
                + " non-terminated state");
    assertThat(status(ended, running)).isEmpty();
  }

  @Test
  void aResizeKeepsRequestsAndLimits() {
    assertThat(resize("requests: {cpu: 2}", "requests: {cpu: 1}")).isEmpty();
    assertThat(
            resize(
                "requests: {cpu: 900m}, limits: {cpu: 200m}",
                "requests: {cpu: 100m}, limits: {cpu: 200m}"))
        .containsExactly(
            "spec.containers[0].resources.requests: Invalid value: \"900m\": must be less than or"
                + " equal to cpu limit of 200m");
    assertThat(resize("requests: {cpu: 1}", "requests: {cpu: 1, memory: 1Gi}"))
        .containsExactly(
            "spec.containers[0].resources.requests: Forbidden: resource requests cannot be removed");
  }

  @Test
  void aResizeChangesProcessorsAndMemoryOnly() {
    assertThat(
            resize(
                "requests: {cpu: 1, ephemeral-storage: 2}",
                "requests: {cpu: 1, ephemeral-storage: 1}"))
        .containsExactly("spec: Forbidden: only cpu and memory resources are mutable");
    assertThat(resize("limits: {cpu: 1, memory: 1}", "requests: {cpu: 1}"))
        .contains(
            "spec: Invalid value: \"\": Pod QOS Class may not change as a result of resizing");
  }

  @Test
  void ephemeralContainersStayAsTheyAre() {
    assertThat(ephemeral("{name: dbg, image: other}", "{name: dbg, image: busy}"))
        .containsExactly(
            """
            spec.ephemeralContainers: Forbidden: existing ephemeral containers "dbg" may not be \
            changed
            @@ -1,6 +1,6 @@
             {
              "Name": "dbg",
            - "Image": "busy",
            + "Image": "other",
              "Command": null,
              "Args": null,
              "WorkingDir": "",
            """);
    assertThat(ephemeral("{name: a, image: i}", "{name: dbg, image: i}"))
        .containsExactly(
            "spec.ephemeralContainers: Forbidden: existing ephemeral containers \"dbg\" may not be"
                + " removed\n");
  }

  @Test
  void ephemeralContainersAreNoPartOfTheService() {
    assertThat(ephemeral("{name: c, image: i}", ""))
        .containsExactly("spec.ephemeralContainers[0].name: Duplicate value: \"c\"");
    assertThat(
            ephemeral(
                "{name: d, image: i, ports: [{containerPort: 1}], resources: {limits: {cpu: 1}},"
                    + " targetContainerName: z}",
                ""))
        .containsExactly(
            "spec.ephemeralContainers[0].targetContainerName: Not found: \"z\"",
            "spec.ephemeralContainers[0].ports: Forbidden: cannot be set for an Ephemeral Container",
            "spec.ephemeralContainers[0].resources: Forbidden: cannot be set for an Ephemeral"
                + " Container");
  }

  @Test
  void aPodIsBoundToANode() {
    assertThat(binding("kind: Pod, name: n1"))
        .containsExactly(
            "target.kind: Unsupported value: \"Pod\": supported values: \"Node\", \"<empty>\"");
    assertThat(binding("")).containsExactly("target.name: Required value");
    assertThat(binding("kind: Node, name: n1")).isEmpty();
  }

  private static List<String> binding(String target) {
    return Received.texts(
        PodValidation.binding(
            Received.object(
                Binding.class,
                "{apiVersion: v1, kind: Binding, metadata: {name: x}, target: {" + target + "}}")));
  }

  @Test
  void logsAreAskedForFromTheEnd() {
    PodLogOptions negative = PodLogOptions.builder().tailLines(-1L).limitBytes(0L).build();

    assertThat(Received.texts(PodLogOptionsValidation.check(negative)))
        .containsExactly(
            "tailLines: Invalid value: -1: must be greater than or equal to 0",
            "limitBytes: Invalid value: 0: must be greater than 0");
  }
}
