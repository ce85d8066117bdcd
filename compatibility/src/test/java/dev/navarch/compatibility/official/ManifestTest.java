package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.custom.Quantity;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.apis.AppsV1Api;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1Container;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1Service;
import io.kubernetes.client.util.Yaml;
import java.util.List;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class ManifestTest {
  private static final String MANIFEST =
      """
      apiVersion: v1
      kind: ConfigMap
      metadata:
        name: settings
        namespace: default
      data:
        text: |
          two
          lines
      ---
      apiVersion: v1
      kind: Service
      metadata:
        name: web
        namespace: default
      spec:
        selector: {app: web}
        ports:
        - {port: 80, targetPort: http}
      ---
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        namespace: default
      spec:
        replicas: 2
        selector:
          matchLabels: {app: web}
        template:
          metadata:
            labels: {app: web}
          spec:
            containers:
            - name: main
              image: registry.example/main:1
              resources:
                limits: {cpu: 500m, memory: 1Gi}
      """;

  private final ApiClient client;
  private final CoreV1Api core;
  private final AppsV1Api apps;

  ManifestTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
    core = new CoreV1Api(client);
    apps = new AppsV1Api(client);
  }

  @Test
  void everyDocumentIsCreated() throws Exception {
    List<Object> documents = Yaml.loadAll(MANIFEST);
    assertThat(documents).hasSize(3);

    core.createNamespacedConfigMap(NAMESPACE, (V1ConfigMap) documents.get(0)).execute();
    core.createNamespacedService(NAMESPACE, (V1Service) documents.get(1)).execute();
    apps.createNamespacedDeployment(NAMESPACE, (V1Deployment) documents.get(2)).execute();

    assertThat(core.readNamespacedConfigMap("settings", NAMESPACE).execute().getData())
        .containsEntry("text", "two\nlines\n");
    V1Deployment deployment = apps.readNamespacedDeployment("web", NAMESPACE).execute();
    V1Container container = deployment.getSpec().getTemplate().getSpec().getContainers().get(0);
    assertThat(container.getResources().getLimits())
        .containsEntry("cpu", new Quantity("0.5"))
        .containsEntry("memory", new Quantity("1Gi"));
  }

  @Test
  void theClientFindsOutWhereADocumentBelongs() throws Exception {
    for (String document : MANIFEST.split("---\n", -1)) {
      Yaml.createResource(client, document);
    }

    assertThat(core.readNamespacedService("web", NAMESPACE).execute().getSpec().getClusterIP())
        .isNotBlank();
    assertThat(apps.readNamespacedDeployment("web", NAMESPACE).execute().getSpec().getReplicas())
        .isEqualTo(2);
  }

  @Test
  void whatWasReadIsWrittenAsYamlAndReadAgain() throws Exception {
    V1Deployment created =
        apps.createNamespacedDeployment(NAMESPACE, Samples.deployment("web", 2)).execute();

    V1Deployment again = Yaml.loadAs(Yaml.dump(created), V1Deployment.class);

    assertThat(again).isEqualTo(created);
    again.getSpec().setReplicas(7);
    assertThat(
            apps.replaceNamespacedDeployment("web", NAMESPACE, again)
                .execute()
                .getSpec()
                .getReplicas())
        .isEqualTo(7);
  }
}
