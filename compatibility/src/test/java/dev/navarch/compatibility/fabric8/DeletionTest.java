package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.testing.WithControlPlane;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.ConfigMapBuilder;
import io.fabric8.kubernetes.api.model.DeletionPropagation;
import io.fabric8.kubernetes.api.model.NamespaceBuilder;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.PodBuilder;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.dsl.PodResource;
import io.fabric8.kubernetes.client.dsl.Resource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the server does by itself: nobody finishes what it leaves to others. */
@WithControlPlane(controllers = "serviceaccount")
final class DeletionTest extends ConnectedTest {
  private Resource<ConfigMap> create(String name, Map<String, String> labels) {
    client.configMaps().inNamespace(NAMESPACE).resource(Samples.labelled(name, labels)).create();
    return client.configMaps().inNamespace(NAMESPACE).withName(name);
  }

  @Test
  void inTheForegroundAnObjectWaitsForWhatItOwns() {
    Resource<ConfigMap> owner = create("owner", Map.of());

    owner.withPropagationPolicy(DeletionPropagation.FOREGROUND).delete();

    assertThat(owner.get().getMetadata().getDeletionTimestamp()).isNotEmpty();
    assertThat(owner.get().getMetadata().getFinalizers()).containsExactly("foregroundDeletion");
  }

  @Test
  void anOrphaningDeletionWaitsUntilNothingIsOwned() {
    Resource<ConfigMap> owner = create("owner", Map.of());

    owner.withPropagationPolicy(DeletionPropagation.ORPHAN).delete();

    assertThat(owner.get().getMetadata().getFinalizers()).containsExactly("orphan");
  }

  @Test
  void inTheBackgroundAnObjectGoesAtOnce() {
    Resource<ConfigMap> owner = create("owner", Map.of());

    owner.withPropagationPolicy(DeletionPropagation.BACKGROUND).delete();

    assertThat(owner.get()).isNull();
  }

  @Test
  void anObjectStaysUntilItsLastFinalizerIsTakenAway() {
    Resource<ConfigMap> held = create("held", Map.of());
    held.edit(now ->
        new ConfigMapBuilder(now)
            .editMetadata()
            .withFinalizers("example.com/hold")
            .endMetadata()
            .build());

    held.delete();
    assertThat(held.get().isMarkedForDeletion()).isTrue();
    held.edit(now ->
        new ConfigMapBuilder(now).editMetadata().withFinalizers(List.of()).endMetadata().build());

    assertThat(held.get()).isNull();
  }

  @Test
  void aPodOnANodeHasItsTimeToEnd() {
    client
        .resource(
            new PodBuilder(Samples.pod("one"))
                .editMetadata()
                .withNamespace(NAMESPACE)
                .endMetadata()
                .editSpec()
                .withNodeName("north")
                .endSpec()
                .build())
        .create();
    PodResource pod = client.pods().inNamespace(NAMESPACE).withName("one");

    pod.withGracePeriod(5).delete();

    Pod ending = pod.get();
    assertThat(ending.getMetadata().getDeletionGracePeriodSeconds()).isEqualTo(5);
    assertThat(ending.isMarkedForDeletion()).isTrue();
    pod.withGracePeriod(0).delete();
    assertThat(pod.get()).isNull();
  }

  @Test
  void manyAreDeletedByTheirLabel() {
    create("argo", Map.of("oars", "fifty"));
    create("beagle", Map.of("masts", "3"));
    create("trireme", Map.of("oars", "many"));

    client.configMaps().inNamespace(NAMESPACE).withLabel("oars").delete();

    assertThat(client.configMaps().inNamespace(NAMESPACE).withName("argo").get()).isNull();
    assertThat(client.configMaps().inNamespace(NAMESPACE).withName("trireme").get()).isNull();
    assertThat(client.configMaps().inNamespace(NAMESPACE).withName("beagle").get()).isNotNull();
  }

  @Test
  void onlyTheVersionThatWasReadIsDeleted() {
    Resource<ConfigMap> settings = create("settings", Map.of());
    ConfigMap read = settings.get();
    settings.edit(now -> new ConfigMapBuilder(now).addToData("step", "1").build());

    assertThatExceptionOfType(KubernetesClientException.class)
        .isThrownBy(() ->
            client
                .resource(read)
                .lockResourceVersion(read.getMetadata().getResourceVersion())
                .delete())
        .satisfies(e -> assertThat(e.getCode()).isEqualTo(409));

    assertThat(settings.get()).isNotNull();
  }

  @Test
  void aNamespaceEndsAndTakesNothingMore() {
    client
        .resource(
            new NamespaceBuilder().withNewMetadata().withName("harbour").endMetadata().build())
        .create();

    client.namespaces().withName("harbour").delete();

    assertThat(client.namespaces().withName("harbour").get().getStatus().getPhase())
        .isEqualTo("Terminating");
    assertThatExceptionOfType(KubernetesClientException.class)
        .isThrownBy(() ->
            client
                .configMaps()
                .inNamespace("harbour")
                .resource(Samples.configMap("late", Map.of()))
                .create())
        .satisfies(e -> assertThat(e.getCode()).isEqualTo(403))
        .withMessageContaining("because it is being terminated");
  }
}
