package dev.navarch.registry.core.pod;

import static dev.navarch.registry.core.pod.PodDocuments.container;
import static dev.navarch.registry.core.pod.PodDocuments.created;
import static dev.navarch.registry.core.pod.PodDocuments.pod;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EnvValidationTest {
  private static final String SOURCE = "spec.containers[0].env[0].valueFrom";

  @Test
  void variablesHaveNamesOfPrintableCharacters() {
    assertThat(container("env: [{name: ''}]"))
        .containsExactly("spec.containers[0].env[0].name: Required value");
    assertThat(container("env: [{name: a=b, value: x}]"))
        .containsExactly(
            "spec.containers[0].env[0].name: Invalid value: \"a=b\": a valid environment variable"
                + " name must consist only of printable ASCII characters other than '='");
    assertThat(container("env: [{name: 'a b-c.d', value: x}]")).isEmpty();
  }

  @Test
  void aVariableHasOneSource() {
    assertThat(container("env: [{name: A, valueFrom: {}}]"))
        .containsExactly(
            SOURCE
                + ": Invalid value: \"\": must specify one of: `fieldRef`, `resourceFieldRef`,"
                + " `configMapKeyRef`, `secretKeyRef` or `fileKeyRef`");
    assertThat(
            container(
                "env: [{name: A, value: x, valueFrom: {fieldRef: {fieldPath: metadata.name}}}]"))
        .containsExactly(
            SOURCE + ": Invalid value: \"\": may not be specified when `value` is not empty");
    assertThat(
            container(
                "env: [{name: A, valueFrom: {fieldRef: {fieldPath: metadata.name}, secretKeyRef:"
                    + " {name: s, key: k}}}]"))
        .containsExactly(
            SOURCE + ": Invalid value: \"\": may not have more than one field specified at a time");
  }

  @Test
  void onlySomeFieldsOfThePodCanBeRead() {
    assertThat(container("env: [{name: A, valueFrom: {fieldRef: {fieldPath: bogus}}}]"))
        .containsExactly(
            SOURCE
                + ".fieldRef.fieldPath: Invalid value: \"bogus\": error converting fieldPath: field"
                + " label not supported: bogus");
    assertThat(
            container("env: [{name: A, valueFrom: {fieldRef: {fieldPath: spec.restartPolicy}}}]"))
        .containsExactly(
            SOURCE
                + ".fieldRef.fieldPath: Unsupported value: \"spec.restartPolicy\": supported"
                + " values: \"metadata.name\", \"metadata.namespace\", \"metadata.uid\","
                + " \"spec.nodeName\", \"spec.serviceAccountName\", \"status.hostIP\","
                + " \"status.hostIPs\", \"status.podIP\", \"status.podIPs\"");
    assertThat(
            container(
                "env: [{name: A, valueFrom: {fieldRef: {fieldPath: \"metadata.labels['app']\"}}}]"))
        .isEmpty();
  }

  @Test
  void amountsAreReadInUnitsThatFit() {
    assertThat(
            container(
                "env: [{name: A, valueFrom: {resourceFieldRef: {resource: limits.cpu, divisor:"
                    + " 1Mi}}}]"))
        .containsExactly(
            SOURCE
                + ".resourceFieldRef.divisor: Invalid value: \"limits.cpu\": only divisor's values"
                + " 1m and 1 are supported with the cpu resource");
    assertThat(container("env: [{name: A, valueFrom: {resourceFieldRef: {resource: cpu}}}]"))
        .containsExactly(
            SOURCE
                + ".resourceFieldRef.resource: Unsupported value: \"cpu\": supported values:"
                + " \"limits.cpu\", \"limits.ephemeral-storage\", \"limits.memory\","
                + " \"requests.cpu\", \"requests.ephemeral-storage\", \"requests.memory\"");
  }

  @Test
  void aFileOfVariablesLiesInAnEmptyDirectory() {
    String env = "env: [{name: A, valueFrom: {fileKeyRef: {volumeName: v, path: f, key: K}}}]";

    assertThat(container(env)).containsExactly(SOURCE + ".fileKeyRef.volumeName: Not found: \"v\"");
    assertThat(
            created(
                pod(
                    "volumes: [{name: v, emptyDir: {}}], containers: [{name: c, image: i, "
                        + env
                        + "}]")))
        .isEmpty();
  }

  @Test
  void wholeSourcesAreNamed() {
    assertThat(container("envFrom: [{prefix: a, configMapRef: {name: ''}}]"))
        .containsExactly("spec.containers[0].envFrom[0].configMapRef.name: Required value");
    assertThat(container("envFrom: [{}]"))
        .containsExactly(
            "spec.containers[0].envFrom: Invalid value: \"\": must specify one of: `configMapRef` or"
                + " `secretRef`");
  }
}
