package dev.navarch.client.fake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.apps.v1.DeploymentStatus;
import dev.navarch.api.core.v1.Binding;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodLogOptions;
import dev.navarch.api.policy.v1.Eviction;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.Preconditions;
import dev.navarch.client.kubernetes.fake.FakeClientset;
import dev.navarch.client.kubernetes.typed.apps.v1.DeploymentClient;
import dev.navarch.client.kubernetes.typed.core.v1.ConfigMapClient;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The typed clients on objects in memory behave as they do on a server. */
class FakeClientsetTest {
  private static ConfigMap map(String name, Map<String, String> labels) {
    return ConfigMap.builder()
        .metadata(meta -> meta.namespace("ns").name(name).labels(labels))
        .data(Map.of("key", "value"))
        .build();
  }

  private static ConfigMap map(String name) {
    return map(name, Map.of());
  }

  private final FakeClientset clients = new FakeClientset(map("first"));
  private final ConfigMapClient maps = clients.coreV1().configMaps("ns");

  // ---- creating

  @Test
  void whatIsCreatedGetsWhatAServerGivesIt() throws Exception {
    ConfigMap created = maps.create(map("second"));

    assertThat(created.metadata().uid()).isNotEmpty();
    assertThat(created.metadata().creationTimestamp().isZero()).isFalse();
    assertThat(Long.parseLong(created.metadata().resourceVersion())).isGreaterThan(1);
    assertThat(maps.get("second")).isEqualTo(created);
  }

  @Test
  void aNameIsGeneratedFromItsBeginning() throws Exception {
    ConfigMap one =
        maps.create(ConfigMap.builder().metadata(meta -> meta.generateName("c-")).build());
    ConfigMap other =
        maps.create(ConfigMap.builder().metadata(meta -> meta.generateName("c-")).build());

    assertThat(one.metadata().name()).matches("c-[a-z0-9]{5}");
    assertThat(other.metadata().name()).isNotEqualTo(one.metadata().name());
    assertThat(one.metadata().namespace()).isEqualTo("ns");
  }

  @Test
  void aNameCanBeTakenOnce() {
    assertThatThrownBy(() -> maps.create(map("first")))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isAlreadyExists()).isTrue())
        .hasMessage("configmaps \"first\" already exists");
  }

  @Test
  void anObjectOfAnotherNamespaceIsRefused() {
    assertThatThrownBy(() -> clients.coreV1().configMaps("other").create(map("x")))
        .hasMessage(
            "the namespace of the provided object does not match the namespace sent on the"
                + " request");
  }

  @Test
  void aDryRunChangesNothing() throws Exception {
    maps.create(map("dry"), CreateOptions.builder().dryRun(List.of("All")).build());

    assertThatThrownBy(() -> maps.get("dry")).hasMessage("configmaps \"dry\" not found");
  }

  // ---- replacing

  @Test
  void anOldVersionConflicts() throws Exception {
    ConfigMap read = maps.get("first");
    ConfigMap newer = maps.update(read.toBuilder().data(Map.of("key", "2")).build());

    assertThat(newer.metadata().resourceVersion()).isNotEqualTo(read.metadata().resourceVersion());
    assertThatThrownBy(() -> maps.update(read.toBuilder().data(Map.of("key", "3")).build()))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isConflict()).isTrue())
        .hasMessage(
            "Operation cannot be fulfilled on configmaps \"first\": the object has been modified;"
                + " please apply your changes to the latest version and try again");
  }

  @Test
  void anUpdateThatChangesNothingIsNoChange() throws Exception {
    ConfigMap read = maps.get("first");

    assertThat(maps.update(read)).isEqualTo(read);
  }

  @Test
  void whatIsNotThereCannotBeReplaced() {
    assertThatThrownBy(() -> maps.update(map("none")))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isNotFound()).isTrue())
        .hasMessage("configmaps \"none\" not found");
  }

  @Test
  void statusAndTheRestAreWrittenApart() throws Exception {
    DeploymentClient deployments = clients.appsV1().deployments("ns");
    DeploymentStatus ready = DeploymentStatus.builder().readyReplicas(3).build();
    Deployment created =
        deployments.create(
            Deployment.builder()
                .metadata(meta -> meta.name("d"))
                .spec(spec -> spec.replicas(1))
                .status(ready)
                .build());
    assertThat(created.status().readyReplicas()).isZero();

    Deployment withStatus =
        deployments.updateStatus(
            created.toBuilder().spec(spec -> spec.replicas(9)).status(ready).build());
    assertThat(withStatus.status()).isEqualTo(ready);
    assertThat(withStatus.spec().replicas()).isEqualTo(1);

    Deployment scaled =
        deployments.update(
            withStatus.toBuilder()
                .spec(spec -> spec.replicas(2))
                .status(DeploymentStatus.builder().build())
                .build());
    assertThat(scaled.spec().replicas()).isEqualTo(2);
    assertThat(scaled.status()).isEqualTo(ready);
  }

  @Test
  void scalesAreThoseOfTheObject() throws Exception {
    DeploymentClient deployments = clients.appsV1().deployments("ns");
    deployments.create(
        Deployment.builder()
            .metadata(meta -> meta.name("d"))
            .spec(spec ->
                spec.replicas(1).selector(selector -> selector.matchLabels(Map.of("app", "d"))))
            .build());

    var scale = deployments.getScale("d");
    var changed =
        deployments.updateScale("d", scale.toBuilder().spec(spec -> spec.replicas(5)).build());

    assertThat(scale.status().selector()).isEqualTo("app=d");
    assertThat(changed.spec().replicas()).isEqualTo(5);
    assertThat(deployments.get("d").spec().replicas()).isEqualTo(5);
    assertThatThrownBy(() ->
            deployments.updateScale("d", scale.toBuilder().spec(spec -> spec.replicas(6)).build()))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isConflict()).isTrue());
  }

  // ---- listing

  @Test
  void listsAreSelectedByLabelsAndFields() throws Exception {
    maps.create(map("red", Map.of("color", "red")));
    maps.create(map("blue", Map.of("color", "blue")));
    clients
        .coreV1()
        .configMaps("other")
        .create(ConfigMap.builder().metadata(meta -> meta.name("red")).build());

    assertThat(names(ListOptions.builder().labelSelector("color in (red,blue)").build()))
        .containsExactly("blue", "red");
    assertThat(names(ListOptions.builder().labelSelector("!color").build()))
        .containsExactly("first");
    assertThat(names(ListOptions.builder().fieldSelector("metadata.name!=red").build()))
        .containsExactly("blue", "first");
    assertThat(
            clients
                .coreV1()
                .configMaps("")
                .list(ListOptions.builder().fieldSelector("metadata.name=red").build())
                .items())
        .extracting(each -> each.metadata().namespace())
        .containsExactly("ns", "other");
    assertThatThrownBy(() -> names(ListOptions.builder().labelSelector("a in (").build()))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isBadRequest()).isTrue());
  }

  private List<String> names(ListOptions options) throws Exception {
    return maps.list(options).items().stream().map(each -> each.metadata().name()).toList();
  }

  @Test
  void fieldsOfTheKindCanBeSelectedBy() throws Exception {
    clients
        .coreV1()
        .pods("ns")
        .create(
            Pod.builder()
                .metadata(meta -> meta.name("a"))
                .spec(spec -> spec.nodeName("n1"))
                .build());

    assertThat(
            clients
                .coreV1()
                .pods("")
                .list(ListOptions.builder().fieldSelector("spec.nodeName=n1").build())
                .items())
        .hasSize(1);
    assertThat(
            clients
                .coreV1()
                .pods("")
                .list(ListOptions.builder().fieldSelector("spec.nodeName=n2").build())
                .items())
        .isEmpty();
  }

  // ---- deleting

  @Test
  void whatIsDeletedIsGone() throws Exception {
    maps.delete("first");

    assertThatThrownBy(() -> maps.get("first")).hasMessage("configmaps \"first\" not found");
    assertThatThrownBy(() -> maps.delete("first")).hasMessage("configmaps \"first\" not found");
  }

  @Test
  void finalizersHoldAnObjectBack() throws Exception {
    maps.create(
        ConfigMap.builder()
            .metadata(meta -> meta.name("held").finalizers(List.of("example.com/hold")))
            .build());

    maps.delete("held");
    ConfigMap held = maps.get("held");
    assertThat(held.metadata().deletionTimestamp()).isNotNull();

    maps.update(held.toBuilder().metadata(meta -> meta.finalizers(List.of())).build());
    assertThatThrownBy(() -> maps.get("held")).hasMessage("configmaps \"held\" not found");
  }

  @Test
  void preconditionsAreChecked() {
    assertThatThrownBy(() ->
            maps.delete(
                "first",
                DeleteOptions.builder().preconditions(new Preconditions("another", null)).build()))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isConflict()).isTrue());
  }

  @Test
  void manyAreDeletedAtOnce() throws Exception {
    maps.create(map("red", Map.of("color", "red")));

    maps.deleteCollection(
        DeleteOptions.builder().build(), ListOptions.builder().labelSelector("color").build());

    assertThat(names(ListOptions.builder().build())).containsExactly("first");
  }

  // ---- the rest

  @Test
  void podsAreBoundEvictedAndHaveLogs() throws Exception {
    var pods = clients.coreV1().pods("ns");
    pods.create(Pod.builder().metadata(meta -> meta.name("a")).build());

    pods.bind(
        Binding.builder()
            .metadata(meta -> meta.name("a").namespace("ns"))
            .target(ObjectReference.builder().kind("Node").name("n1").build())
            .build());
    assertThat(pods.get("a").spec().nodeName()).isEqualTo("n1");
    assertThat(
            new String(
                pods.logs("a", PodLogOptions.builder().build()).send().raw(),
                StandardCharsets.UTF_8))
        .isEqualTo("fake logs");

    pods.evict(Eviction.builder().metadata(meta -> meta.name("a").namespace("ns")).build());
    assertThatThrownBy(() -> pods.get("a")).hasMessage("pods \"a\" not found");
  }

  @Test
  void clusterScopedObjectsHaveNoNamespace() throws Exception {
    clients
        .coreV1()
        .namespaces()
        .create(Namespace.builder().metadata(meta -> meta.name("ns")).build());

    assertThat(clients.coreV1().namespaces().get("ns").metadata().namespace()).isEmpty();
    assertThat(
            clients
                .coreV1()
                .namespaces()
                .finalize(clients.coreV1().namespaces().get("ns"))
                .metadata()
                .name())
        .isEqualTo("ns");
  }

  @Test
  void discoveryTellsOfTheResources() throws Exception {
    assertThat(clients.discovery().serverGroupsAndResources().resources())
        .flatExtracting(list -> list.resources())
        .extracting(resource -> resource.name())
        .contains("pods", "deployments", "deployments/scale", "ingresses");
    assertThat(clients.discovery().serverPreferredResources().resources())
        .extracting(list -> list.groupVersion())
        .contains("v1", "apps/v1", "autoscaling/v2")
        .doesNotContain("autoscaling/v1");
    assertThat(clients.discovery().serverVersion().gitVersion()).startsWith("v1.");
  }
}
