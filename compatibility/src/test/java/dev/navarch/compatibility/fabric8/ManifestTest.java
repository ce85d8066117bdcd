package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.HasMetadata;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ManifestTest extends ConnectedTest {
  private static final String MANIFEST =
      """
      apiVersion: v1
      kind: Namespace
      metadata:
        name: harbour
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata:
        name: settings
        namespace: harbour
      data:
        depth: "3"
      ---
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        namespace: harbour
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
              ports:
              - containerPort: 80
      ---
      apiVersion: rbac.authorization.k8s.io/v1
      kind: ClusterRole
      metadata:
        name: pilot
      rules:
      - apiGroups: [""]
        resources: [configmaps]
        verbs: [get, list]
      """;

  private static InputStream stream(String manifest) {
    return new ByteArrayInputStream(manifest.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> names(List<HasMetadata> objects) {
    return objects.stream().map(o -> o.getKind() + " " + o.getMetadata().getName()).toList();
  }

  @Test
  void allDocumentsAreCreatedAndFoundAgain() {
    List<HasMetadata> created = client.load(stream(MANIFEST)).create();

    assertThat(names(created))
        .containsExactly(
            "Namespace harbour", "ConfigMap settings", "Deployment web", "ClusterRole pilot");
    assertThat(client.load(stream(MANIFEST)).get())
        .hasSize(4)
        .allSatisfy(found -> assertThat(found.getMetadata().getUid()).isNotEmpty());
  }

  @Test
  void aManifestIsAppliedAgainAndAgain() {
    List<HasMetadata> first = client.load(stream(MANIFEST)).serverSideApply();

    List<HasMetadata> second =
        client.load(stream(MANIFEST.replace("replicas: 2", "replicas: 3"))).serverSideApply();

    assertThat(names(second)).isEqualTo(names(first));
    assertThat(version(second, 1)).isEqualTo(version(first, 1));
    assertThat(version(second, 2)).isNotEqualTo(version(first, 2));
    assertThat(
            client
                .apps()
                .deployments()
                .inNamespace("harbour")
                .withName("web")
                .get()
                .getSpec()
                .getReplicas())
        .isEqualTo(3);
  }

  @Test
  @SuppressWarnings("deprecation") // much used, though the client would rather apply
  void aManifestIsCreatedOrReplaced() {
    client.load(stream(MANIFEST)).createOrReplace();

    client.load(stream(MANIFEST.replace("depth: \"3\"", "depth: \"4\""))).createOrReplace();

    assertThat(client.configMaps().inNamespace("harbour").withName("settings").get().getData())
        .containsEntry("depth", "4");
  }

  @Test
  void allDocumentsAreDeleted() {
    client.load(stream(MANIFEST)).create();

    client.load(stream(MANIFEST)).delete();

    assertThat(client.rbac().clusterRoles().withName("pilot").get()).isNull();
    assertThat(client.configMaps().inNamespace("harbour").withName("settings").get()).isNull();
  }

  private static String version(List<HasMetadata> objects, int index) {
    return objects.get(index).getMetadata().getResourceVersion();
  }
}
