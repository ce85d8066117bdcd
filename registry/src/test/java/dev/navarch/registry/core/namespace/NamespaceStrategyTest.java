package dev.navarch.registry.core.namespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.Deleted;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.core.CoreStores;
import java.util.List;
import org.junit.jupiter.api.Test;

class NamespaceStrategyTest {
  private static final Time NOW = Time.of(CoreStores.NOW);

  private final CoreStores stores = CoreStores.create();

  private Namespace create(String metadata, String rest) {
    return stores.create(
        Namespace.class,
        "namespaces",
        """
        apiVersion: v1
        kind: Namespace
        metadata: {%s}
        %s
        """
            .formatted(metadata, rest));
  }

  private ResourceStore<Namespace> namespaces() {
    return stores.of("", "namespaces");
  }

  @SuppressWarnings("unchecked") // the path's kind decides
  private Namespace finalizeWith(String name, List<String> finalizers) {
    return stores.update(
        (ResourceStore<Namespace>) stores.rest("namespaces/finalize"),
        name,
        "finalize",
        (Namespace namespace) ->
            namespace.toBuilder().spec(spec -> spec.finalizers(finalizers)).build());
  }

  private Deleted<Namespace> delete(String name, String policy) {
    return stores.delete(
        "namespaces", name, DeleteOptions.builder().propagationPolicy(policy).build());
  }

  @Test
  void newNamespaceIsActiveAndWaitsForTheControlPlane() {
    Namespace namespace =
        create("name: team", "spec: {finalizers: []}\nstatus: {phase: Terminating}");

    assertThat(namespace.status().phase()).isEqualTo("Active");
    assertThat(namespace.spec().finalizers()).containsExactly("kubernetes");
    assertThat(namespace.metadata().labels()).containsEntry("kubernetes.io/metadata.name", "team");
  }

  @Test
  void namespaceWithAGeneratedNameIsLabelledWithIt() {
    Namespace namespace = create("generateName: g-", "");

    assertThat(namespace.metadata().labels())
        .containsEntry("kubernetes.io/metadata.name", namespace.metadata().name());
  }

  @Test
  void updateTouchesNeitherFinalizersNorStatusNorTheNameLabel() {
    create("name: team", "");

    Namespace updated =
        stores.update(
            "namespaces",
            "team",
            (Namespace namespace) ->
                namespace.toBuilder()
                    .metadata(
                        namespace.metadata().toBuilder()
                            .addToLabels("kubernetes.io/metadata.name", "z")
                            .addToLabels("a", "b")
                            .build())
                    .spec(spec -> spec.finalizers(List.of()))
                    .status(status -> status.phase("Terminating"))
                    .build());

    assertThat(updated.spec().finalizers()).containsExactly("kubernetes");
    assertThat(updated.status().phase()).isEqualTo("Active");
    assertThat(updated.metadata().labels())
        .containsEntry("kubernetes.io/metadata.name", "team")
        .containsEntry("a", "b");
  }

  @Test
  void finalizersAreWrittenAtTheirOwnPath() {
    create("name: team", "");

    assertThat(finalizeWith("team", List.of("a.b/c")).spec().finalizers()).containsExactly("a.b/c");
    assertThatThrownBy(() -> finalizeWith("team", List.of("bad")))
        .hasMessageContaining(
            "name is neither a standard finalizer name nor is it fully qualified");
  }

  @Test
  void activeNamespaceStaysWithoutFinalizers() {
    create("name: team", "");

    finalizeWith("team", List.of());

    assertThat(namespaces().get(new ObjectName("", "team"))).isPresent();
  }

  @Test
  void deletionMarksANamespaceOnce() {
    Namespace namespace = create("name: team", "");

    Namespace marked = NamespaceDeletion.marked(namespace, NOW, List.of()).orElseThrow();

    assertThat(marked.metadata().deletionTimestamp()).isEqualTo(NOW);
    assertThat(marked.metadata().deletionGracePeriodSeconds()).isNull();
    assertThat(marked.status().phase()).isEqualTo("Terminating");
    assertThat(NamespaceDeletion.isFinished(marked)).isFalse();
    assertThat(NamespaceDeletion.marked(marked, Time.ofEpochSecond(1), List.of("orphan")))
        .containsSame(marked);
  }

  @Test
  void aPolicyLeavesItsFinalizerInADeletedNamespace() {
    create("name: team", "");

    Deleted<Namespace> deleted = delete("team", "Orphan");

    assertThat(deleted.object().metadata().finalizers()).containsExactly("orphan");
    finalizeWith("team", List.of());
    assertThat(namespaces().get(new ObjectName("", "team"))).isPresent();
    assertThat(delete("team", "Background").gone()).isTrue();
  }

  @Test
  void deletedNamespaceTerminatesUntilItIsEmpty() {
    create("name: team", "");

    Deleted<Namespace> first = stores.delete("namespaces", "team");
    Deleted<Namespace> second = stores.delete("namespaces", "team");

    assertThat(first.gone()).isFalse();
    assertThat(first.object().status().phase()).isEqualTo("Terminating");
    assertThat(first.object().metadata().deletionTimestamp()).isEqualTo(NOW);
    assertThat(first.object().metadata().deletionGracePeriodSeconds()).isNull();
    assertThat(second).isEqualTo(first);
  }

  @Test
  void namespaceWithoutFinalizersGoesWithASecondDeletion() {
    create("name: team", "");
    finalizeWith("team", List.of());

    Deleted<Namespace> first = stores.delete("namespaces", "team");
    Deleted<Namespace> second = stores.delete("namespaces", "team");

    assertThat(first.gone()).isFalse();
    assertThat(first.object().status().phase()).isEqualTo("Terminating");
    assertThat(second.gone()).isTrue();
  }

  @Test
  void terminatingNamespaceGoesWithItsLastFinalizer() {
    create("name: team", "");
    stores.delete("namespaces", "team");

    finalizeWith("team", List.of());

    assertThat(namespaces().get(new ObjectName("", "team"))).isEmpty();
  }
}
