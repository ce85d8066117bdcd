package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.testing.TestControlPlane;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.ConfigMapBuilder;
import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import io.fabric8.kubernetes.api.model.ServiceBuilder;
import io.fabric8.kubernetes.api.model.Status;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.ResourceNotFoundException;
import io.fabric8.kubernetes.client.dsl.FieldValidateable;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

final class ErrorTest extends ConnectedTest {
  private static Status failure(int code, ThrowingCallable call) {
    var failure =
        assertThatExceptionOfType(KubernetesClientException.class).isThrownBy(call).actual();
    assertThat(failure.getCode()).isEqualTo(code);
    assertThat(failure.getStatus().getCode()).isEqualTo(code);
    return failure.getStatus();
  }

  private ConfigMap create(String name) {
    return client
        .configMaps()
        .inNamespace(NAMESPACE)
        .resource(Samples.configMap(name, Map.of()))
        .create();
  }

  @Test
  void whatIsNotThereIsNotFound() {
    assertThat(client.configMaps().inNamespace(NAMESPACE).withName("none").get()).isNull();
    assertThatExceptionOfType(ResourceNotFoundException.class)
        .isThrownBy(() -> client.configMaps().inNamespace(NAMESPACE).withName("none").require());

    Status status =
        failure(
            404,
            () ->
                client
                    .configMaps()
                    .inNamespace(NAMESPACE)
                    .resource(Samples.configMap("none", Map.of()))
                    .update());

    assertThat(status.getReason()).isEqualTo("NotFound");
    assertThat(status.getMessage()).isEqualTo("configmaps \"none\" not found");
    assertThat(status.getDetails().getKind()).isEqualTo("configmaps");
    assertThat(status.getDetails().getName()).isEqualTo("none");
  }

  @Test
  void aNamespaceMustBeThere() {
    Status status =
        failure(
            404,
            () ->
                client
                    .configMaps()
                    .inNamespace("nowhere")
                    .resource(Samples.configMap("lost", Map.of()))
                    .create());

    assertThat(status.getMessage()).isEqualTo("namespaces \"nowhere\" not found");
  }

  @Test
  void aNameIsTakenOnce() {
    create("settings");

    Status status = failure(409, () -> create("settings"));

    assertThat(status.getReason()).isEqualTo("AlreadyExists");
    assertThat(status.getMessage()).isEqualTo("configmaps \"settings\" already exists");
  }

  @Test
  void anOldVersionIsAConflict() {
    ConfigMap old = create("settings");
    client.resource(old).edit(now -> new ConfigMapBuilder(now).addToData("step", "1").build());

    Status status =
        failure(
            409,
            () ->
                client.resource(new ConfigMapBuilder(old).addToData("step", "2").build()).update());

    assertThat(status.getReason()).isEqualTo("Conflict");
    assertThat(status.getMessage()).contains("the object has been modified");
  }

  @Test
  void allThatIsWrongIsNamedWithItsField() {
    Status status =
        failure(
            422,
            () ->
                client
                    .services()
                    .inNamespace(NAMESPACE)
                    .resource(
                        new ServiceBuilder()
                            .withNewMetadata()
                            .withName("Web")
                            .endMetadata()
                            .withNewSpec()
                            .withType("Ferry")
                            .addNewPort()
                            .withPort(70000)
                            .endPort()
                            .endSpec()
                            .build())
                    .create());

    assertThat(status.getReason()).isEqualTo("Invalid");
    assertThat(status.getDetails().getCauses())
        .extracting("field")
        .contains("metadata.name", "spec.ports[0].port", "spec.type");
    assertThat(status.getMessage()).startsWith("Service \"Web\" is invalid: [");
  }

  @Test
  void anUnknownFieldIsToldWhenAskedFor() {
    GenericKubernetesResource misspelt =
        client
            .getKubernetesSerialization()
            .unmarshal(
                """
                apiVersion: v1
                kind: ConfigMap
                metadata:
                  name: settings
                  namespace: default
                dta: {}
                """,
                GenericKubernetesResource.class);

    Status status =
        failure(
            400,
            () ->
                client
                    .resource(misspelt)
                    .fieldValidation(FieldValidateable.Validation.STRICT)
                    .create());

    assertThat(status.getMessage()).contains("strict decoding error: unknown field \"dta\"");
  }

  @Test
  void aStrangerMayDoNothing(TestControlPlane controlPlane) {
    try (KubernetesClient stranger = Connections.anonymous(controlPlane)) {
      Status status = failure(403, () -> stranger.configMaps().inNamespace(NAMESPACE).list());

      assertThat(status.getReason()).isEqualTo("Forbidden");
      assertThat(status.getMessage())
          .isEqualTo(
              "configmaps is forbidden: User \"system:anonymous\" cannot list resource"
                  + " \"configmaps\" in API group \"\" in the namespace \"default\"");
    }
  }
}
