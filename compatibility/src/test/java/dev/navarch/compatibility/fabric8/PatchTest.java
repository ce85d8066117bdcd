package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.ConfigMapBuilder;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.ManagedFieldsEntry;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.dsl.Resource;
import io.fabric8.kubernetes.client.dsl.base.PatchContext;
import io.fabric8.kubernetes.client.dsl.base.PatchType;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class PatchTest extends ConnectedTest {
  private Resource<ConfigMap> settings() {
    return client.configMaps().inNamespace(NAMESPACE).withName("settings");
  }

  private void create(Map<String, String> data) {
    client
        .configMaps()
        .inNamespace(NAMESPACE)
        .resource(Samples.configMap("settings", data))
        .create();
  }

  private Resource<ConfigMap> applying(Map<String, String> data) {
    return client.configMaps().inNamespace(NAMESPACE).resource(Samples.configMap("settings", data));
  }

  @Test
  void applyingMakesAnObjectAndOwnsItsFields() {
    ConfigMap applied = applying(Map.of("depth", "3")).fieldManager("pilot").serverSideApply();

    assertThat(applied.getData()).containsExactly(Map.entry("depth", "3"));
    assertThat(applied.getMetadata().getManagedFields())
        .extracting(ManagedFieldsEntry::getManager, ManagedFieldsEntry::getOperation)
        .containsExactly(tuple("pilot", "Apply"));
  }

  @Test
  void whatIsNoLongerAppliedGoesAway() {
    applying(Map.of("depth", "3", "width", "5")).fieldManager("pilot").serverSideApply();
    applying(Map.of("height", "8")).fieldManager("other").serverSideApply();

    ConfigMap applied = applying(Map.of("depth", "4")).fieldManager("pilot").serverSideApply();

    assertThat(applied.getData()).containsOnly(Map.entry("depth", "4"), Map.entry("height", "8"));
  }

  @Test
  void anothersFieldIsAConflictUnlessForced() {
    applying(Map.of("depth", "3")).fieldManager("pilot").serverSideApply();
    Resource<ConfigMap> mine = applying(Map.of("depth", "4"));

    assertThatExceptionOfType(KubernetesClientException.class)
        .isThrownBy(() -> mine.fieldManager("captain").serverSideApply())
        .withMessageContaining("conflict with \"pilot\": .data.depth")
        .satisfies(e -> assertThat(e.getCode()).isEqualTo(409))
        .satisfies(e ->
            assertThat(e.getStatus().getDetails().getCauses())
                .extracting("reason", "field")
                .containsExactly(tuple("FieldManagerConflict", ".data.depth")));
    assertThat(settings().get().getData()).containsEntry("depth", "3");

    assertThat(mine.fieldManager("captain").forceConflicts().serverSideApply().getData())
        .containsEntry("depth", "4");
  }

  @Test
  void aJsonPatchIsDoneStepByStep() {
    create(Map.of("depth", "3", "width", "5"));

    ConfigMap patched =
        settings()
            .patch(
                PatchContext.of(PatchType.JSON),
                """
                [{"op": "test", "path": "/data/depth", "value": "3"},
                 {"op": "move", "from": "/data/depth", "path": "/data/draught"},
                 {"op": "add", "path": "/metadata/labels", "value": {"checked": "yes"}},
                 {"op": "remove", "path": "/data/width"}]
                """);

    assertThat(patched.getData()).containsExactly(Map.entry("draught", "3"));
    assertThat(patched.getMetadata().getLabels()).containsExactly(Map.entry("checked", "yes"));
    assertThatExceptionOfType(KubernetesClientException.class)
        .isThrownBy(() ->
            settings()
                .patch(
                    PatchContext.of(PatchType.JSON),
                    "[{\"op\": \"test\", \"path\": \"/data/draught\", \"value\": \"9\"}]"))
        .satisfies(e -> assertThat(e.getCode()).isEqualTo(422));
  }

  @Test
  void aMergePatchTakesAwayWhatIsNull() {
    create(Map.of("depth", "3", "width", "5"));

    ConfigMap patched =
        settings()
            .patch(
                PatchContext.of(PatchType.JSON_MERGE),
                """
                {"data": {"depth": null, "height": "8"}}
                """);

    assertThat(patched.getData()).containsOnly(Map.entry("width", "5"), Map.entry("height", "8"));
  }

  @Test
  void aStrategicPatchMergesContainersByTheirName() {
    client
        .apps()
        .deployments()
        .inNamespace(NAMESPACE)
        .resource(Samples.deployment("web", 1))
        .create();

    Deployment patched =
        client
            .apps()
            .deployments()
            .inNamespace(NAMESPACE)
            .withName("web")
            .patch(
                PatchContext.of(PatchType.STRATEGIC_MERGE),
                """
                {"spec": {"template": {"spec": {"containers": [
                  {"name": "main", "env": [{"name": "COLOUR", "value": "red"}]},
                  {"name": "beside", "image": "registry.example/beside:1"}]}}}}
                """);

    assertThat(patched.getSpec().getTemplate().getSpec().getContainers())
        .extracting(Container::getName, Container::getImage)
        .containsExactlyInAnyOrder(
            tuple("main", "registry.example/main:1"), tuple("beside", "registry.example/beside:1"));
    assertThat(patched.getSpec().getTemplate().getSpec().getContainers())
        .flatExtracting(Container::getEnv)
        .extracting(EnvVar::getName)
        .containsExactly("COLOUR");
  }

  @Test
  void whatAnEditDoesNotTouchStaysAsOthersLeftIt() {
    create(Map.of("depth", "3"));
    ConfigMap old = settings().get();
    settings().edit(now -> new ConfigMapBuilder(now).addToData("width", "5").build());

    ConfigMap patched =
        settings()
            .patch(
                PatchContext.of(PatchType.STRATEGIC_MERGE),
                Samples.configMap("settings", Map.of("depth", "4")));

    assertThat(old.getData()).doesNotContainKey("width");
    assertThat(patched.getData()).containsOnly(Map.entry("depth", "4"), Map.entry("width", "5"));
  }
}
