package dev.navarch.client.fake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.navarch.api.apps.v1.ReplicaSet;
import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.client.kubernetes.fake.FakeClientset;
import dev.navarch.client.kubernetes.typed.core.v1.ConfigMapClient;
import dev.navarch.client.kubernetes.typed.core.v1.PodClient;
import dev.navarch.client.rest.PatchType;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Patches of all kinds do to objects in memory what they do on a server. */
class FakePatchesTest {
  private final FakeClientset clients =
      new FakeClientset(
          ConfigMap.builder()
              .metadata(meta -> meta.namespace("ns").name("m"))
              .data(Map.of("a", "1", "b", "2"))
              .build(),
          Pod.builder()
              .metadata(meta -> meta.namespace("ns").name("p"))
              .spec(spec ->
                  spec.addToContainers(container -> container.name("one").image("x:1"))
                      .addToContainers(container -> container.name("two").image("y:1")))
              .build());
  private final ConfigMapClient maps = clients.coreV1().configMaps("ns");
  private final PodClient pods = clients.coreV1().pods("ns");

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static ConfigMap configuration(Map<String, String> data) {
    return ConfigMap.builder().metadata(meta -> meta.name("m")).data(data).build();
  }

  @Test
  void mergePatchesSetAndRemoveFields() throws Exception {
    ConfigMap patched =
        maps.patch("m", PatchType.MERGE, bytes("{\"data\":{\"a\":null,\"c\":\"3\"}}"));

    assertThat(patched.data()).isEqualTo(Map.of("b", "2", "c", "3"));
    assertThat(maps.get("m")).isEqualTo(patched);
  }

  @Test
  void jsonPatchesRunTheirOperations() throws Exception {
    ConfigMap patched =
        maps.patch(
            "m",
            PatchType.JSON,
            bytes(
                "[{\"op\":\"test\",\"path\":\"/data/a\",\"value\":\"1\"},"
                    + "{\"op\":\"replace\",\"path\":\"/data/a\",\"value\":\"9\"}]"));

    assertThat(patched.data()).containsEntry("a", "9");
    assertThatThrownBy(() ->
            maps.patch(
                "m",
                PatchType.JSON,
                bytes("[{\"op\":\"test\",\"path\":\"/data/a\",\"value\":\"1\"}]")))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.code()).isEqualTo(422));
  }

  @Test
  void strategicPatchesMergeListsByTheirKeys() throws Exception {
    Pod patched =
        pods.patch(
            "p",
            PatchType.STRATEGIC_MERGE,
            bytes("{\"spec\":{\"containers\":[{\"name\":\"two\",\"image\":\"y:2\"}]}}"));

    assertThat(patched.spec().containers())
        .extracting(Container::name, Container::image)
        .containsExactlyInAnyOrder(tuple("one", "x:1"), tuple("two", "y:2"));
  }

  @Test
  void aPatchOfAStatusChangesNothingElse() throws Exception {
    Pod patched =
        pods.patch(
            "p",
            PatchType.MERGE,
            bytes("{\"spec\":{\"nodeName\":\"n\"},\"status\":{\"phase\":\"Running\"}}"),
            "status");

    assertThat(patched.status().phase()).isEqualTo("Running");
    assertThat(patched.spec().nodeName()).isEmpty();
  }

  @Test
  void aPatchWithAnOldVersionConflicts() {
    assertThatThrownBy(() ->
            maps.patch("m", PatchType.MERGE, bytes("{\"metadata\":{\"resourceVersion\":\"999\"}}")))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isConflict()).isTrue());
  }

  @Test
  void whatIsNoPatchIsRefused() {
    assertThatThrownBy(() -> maps.patch("m", PatchType.MERGE, bytes("{\"data\":")))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isBadRequest()).isTrue());
    assertThatThrownBy(() -> maps.patch("none", PatchType.MERGE, bytes("{}")))
        .hasMessage("configmaps \"none\" not found");
  }

  @Test
  void applyCreatesWhatIsNotThere() throws Exception {
    ConfigMap applied =
        maps.apply(
            ConfigMap.builder().metadata(meta -> meta.name("n")).data(Map.of("x", "1")).build(),
            "me",
            false);

    assertThat(applied.metadata().managedFields())
        .singleElement()
        .satisfies(entry -> assertThat(entry.manager()).isEqualTo("me"));
    assertThat(maps.get("n").data()).isEqualTo(Map.of("x", "1"));
  }

  @Test
  void fieldsOfOthersConflictUntilTheyAreForced() throws Exception {
    maps.apply(configuration(Map.of("c", "mine")), "me", false);

    assertThatThrownBy(() -> maps.apply(configuration(Map.of("c", "yours")), "you", false))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isConflict()).isTrue())
        .hasMessageContaining("conflict with \"me\"");

    assertThat(maps.apply(configuration(Map.of("c", "yours")), "you", true).data())
        .isEqualTo(Map.of("a", "1", "b", "2", "c", "yours"));
  }

  @Test
  void whatAManagerAppliesNoMoreGoes() throws Exception {
    maps.apply(configuration(Map.of("c", "3", "d", "4")), "me", false);

    assertThat(maps.apply(configuration(Map.of("d", "4")), "me", false).data())
        .isEqualTo(Map.of("a", "1", "b", "2", "d", "4"));
  }

  @Test
  void anUpdateTakesTheFieldsThatItChanges() throws Exception {
    ConfigMap applied = maps.apply(configuration(Map.of("c", "3")), "me", false);
    maps.update(applied.toBuilder().data(Map.of("a", "1", "b", "2", "c", "changed")).build());

    assertThatThrownBy(() -> maps.apply(configuration(Map.of("c", "3")), "me", false))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isConflict()).isTrue());
  }

  @Test
  void applyNeedsAManager() {
    assertThatThrownBy(() -> maps.apply(configuration(Map.of()), ApplyOptions.builder().build()))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isInvalid()).isTrue())
        .hasMessageContaining("fieldManager: Required value: is required for apply patch");
  }

  @Test
  void scalesAreAppliedAndPatched() throws Exception {
    clients
        .appsV1()
        .replicaSets("ns")
        .create(
            ReplicaSet.builder()
                .metadata(meta -> meta.name("r"))
                .spec(spec -> spec.replicas(1))
                .build());
    var scale = Scale.builder().spec(spec -> spec.replicas(4)).build();

    var applied =
        clients
            .appsV1()
            .replicaSets("ns")
            .applyScale("r", scale, ApplyOptions.builder().fieldManager("me").build());

    assertThat(applied.spec().replicas()).isEqualTo(4);
    assertThat(clients.appsV1().replicaSets("ns").get("r").spec().replicas()).isEqualTo(4);
  }
}
