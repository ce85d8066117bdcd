package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import io.fabric8.kubernetes.api.model.GenericKubernetesResourceBuilder;
import io.fabric8.kubernetes.client.Watch;
import io.fabric8.kubernetes.client.dsl.Resource;
import io.fabric8.kubernetes.client.dsl.base.ResourceDefinitionContext;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class GenericResourceTest extends ConnectedTest {
  private static GenericKubernetesResource configMap(String name) {
    return new GenericKubernetesResourceBuilder()
        .withApiVersion("v1")
        .withKind("ConfigMap")
        .withNewMetadata()
        .withName(name)
        .withNamespace(NAMESPACE)
        .endMetadata()
        .addToAdditionalProperties("data", Map.of("depth", "3"))
        .build();
  }

  @Test
  void aKindIsFoundByItsName() {
    GenericKubernetesResource created = client.resource(configMap("settings")).create();
    assertThat(created.<String>get("data", "depth")).isEqualTo("3");

    Resource<GenericKubernetesResource> settings =
        client
            .genericKubernetesResources("v1", "ConfigMap")
            .inNamespace(NAMESPACE)
            .withName("settings");
    GenericKubernetesResource edited =
        settings.edit(now -> {
          now.setAdditionalProperty("data", Map.of("depth", "4"));
          return now;
        });

    assertThat(edited.<String>get("data", "depth")).isEqualTo("4");
    settings.delete();
    assertThat(settings.get()).isNull();
  }

  @Test
  @SuppressWarnings("try") // a watch is held open, and not called
  void aResourceIsNamedInFull() throws Exception {
    var leases =
        client
            .genericKubernetesResources(
                new ResourceDefinitionContext.Builder()
                    .withGroup("coordination.k8s.io")
                    .withVersion("v1")
                    .withKind("Lease")
                    .withPlural("leases")
                    .withNamespaced(true)
                    .build())
            .inNamespace(NAMESPACE);
    RecordingWatcher<GenericKubernetesResource> watcher = new RecordingWatcher<>();

    try (Watch watch = leases.watch(watcher)) {
      leases
          .resource(
              new GenericKubernetesResourceBuilder()
                  .withApiVersion("coordination.k8s.io/v1")
                  .withKind("Lease")
                  .withNewMetadata()
                  .withName("helm")
                  .endMetadata()
                  .addToAdditionalProperties(
                      "spec", Map.of("holderIdentity", "typhis", "leaseDurationSeconds", 15))
                  .build())
          .create();

      assertThat(watcher.events().next()).isEqualTo("ADDED helm");
    }
    assertThat(leases.list().getItems()).hasSize(1);
    assertThat(leases.withName("helm").get().<Integer>get("spec", "leaseDurationSeconds"))
        .isEqualTo(15);
  }
}
