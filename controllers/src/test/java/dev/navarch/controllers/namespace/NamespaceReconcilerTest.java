package dev.navarch.controllers.namespace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespaceCondition;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.client.fake.Action;
import dev.navarch.client.fake.Fake;
import dev.navarch.client.fake.FakeResource;
import dev.navarch.controllerruntime.lifecycle.StopSwitch;
import dev.navarch.controllerruntime.reconcile.ReconcileContext;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class NamespaceReconcilerTest {
  private static final GroupVersionResource NAMESPACES =
      new GroupVersionResource("", "v1", "namespaces");

  private final Fake server =
      new Fake(
          AllTypes.scheme(),
          List.of(
              FakeResource.namespaced("", "v1", "configmaps", "ConfigMap"),
              FakeResource.clusterScoped("", "v1", "namespaces", "Namespace")
                  .withSubresource("status")
                  .withSubresource("finalize", "update")));

  @AfterEach
  void close() {
    server.restClient().close();
  }

  /** A namespace that is deleted, and that others hold by finalizers of its metadata. */
  private void addDeleted(List<String> finalizers, NamespaceCondition... conditions) {
    server
        .tracker()
        .add(
            Namespace.builder()
                .metadata(
                    ObjectMeta.builder()
                        .name("port")
                        .deletionTimestamp(Time.ofEpochSecond(1000))
                        .finalizers(finalizers)
                        .build())
                .spec(spec -> spec.finalizers(List.of("kubernetes")))
                .status(status -> status.phase("Terminating").conditions(List.of(conditions)))
                .build());
  }

  private Result reconcile() throws Exception {
    return new NamespaceReconciler(server.restClient(), () -> Instant.ofEpochSecond(2000))
        .reconcile(new Request("", "port"), new ReconcileContext("test", "1", 0, new StopSwitch()));
  }

  private List<String> writes() {
    return server.actions().stream()
        .filter(action -> action.verb().equals("update"))
        .map(Action::subresource)
        .toList();
  }

  @Test
  void conditionsAreRightBeforeTheNamespaceIsLetGo() throws Exception {
    addDeleted(
        List.of("example.com/hold"),
        NamespaceCondition.builder()
            .type("NamespaceContentRemaining")
            .status("True")
            .reason("SomeResourcesRemain")
            .message("Some resources are remaining: pods. has 1 resource instances")
            .build());

    assertThat(reconcile()).isEqualTo(Result.done());

    assertThat(writes()).containsExactly("status", "finalize");
    Namespace left = (Namespace) server.tracker().get(NAMESPACES, "", "port").orElseThrow();
    assertThat(left.status().conditions()).hasSize(5).allMatch(one -> one.status().equals("False"));
  }

  @Test
  void aNamespaceThatGoesAtOnceNeedsNoConditions() throws Exception {
    addDeleted(List.of());

    assertThat(reconcile()).isEqualTo(Result.done());

    assertThat(writes()).containsExactly("finalize");
  }
}
