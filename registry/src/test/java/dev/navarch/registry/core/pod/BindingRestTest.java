package dev.navarch.registry.core.pod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.Binding;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodCondition;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.core.CoreStores;
import dev.navarch.registry.validation.Received;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BindingRestTest {
  private final CoreStores stores = CoreStores.create();
  private final BindingRest bindings = (BindingRest) stores.rest("pods/binding");

  @BeforeEach
  void createPod() {
    create("p", "");
  }

  private void create(String name, String spec) {
    stores.create(
        Pod.class,
        "pods",
        """
        apiVersion: v1
        kind: Pod
        metadata: {name: %s, namespace: ns}
        spec: {containers: [{name: app, image: i}]%s}
        """
            .formatted(name, spec));
  }

  private Pod pod(String name) {
    return stores.<Pod>of("", "pods").require(new ObjectName("ns", name));
  }

  private Object bind(String path, String metadata, String target, boolean dryRun) {
    Binding binding =
        Received.object(
            Binding.class,
            """
            apiVersion: v1
            kind: Binding
            metadata: {%s}
            target: {%s}
            """
                .formatted(metadata, target));
    return bindings.create(
        CoreStores.request("POST", "/api/v1/namespaces/ns/pods/p/binding"),
        new ObjectName("ns", path),
        binding,
        WriteCheck.none(),
        dryRun);
  }

  @Test
  void boundPodIsOnItsNodeAndOfTheSameGeneration() {
    Object answer =
        bind("p", "name: p, labels: {l: m}, annotations: {a: b}", "kind: Node, name: n1", false);

    assertThat(answer)
        .asInstanceOf(InstanceOfAssertFactories.type(Status.class))
        .satisfies(status -> {
          assertThat(status.status()).isEqualTo("Success");
          assertThat(status.code()).isEqualTo(201);
        });
    Pod pod = pod("p");
    assertThat(pod.spec().nodeName()).isEqualTo("n1");
    assertThat(pod.metadata().labels()).containsEntry("l", "m");
    assertThat(pod.metadata().annotations()).containsEntry("a", "b");
    assertThat(pod.metadata().generation()).isEqualTo(1);
    assertThat(pod.status().conditions())
        .containsExactly(
            PodCondition.builder()
                .type("PodScheduled")
                .status("True")
                .lastTransitionTime(Time.of(CoreStores.NOW))
                .build());
  }

  @Test
  void pathOfAllBindingsTakesTheNameFromTheBinding() {
    bind("", "name: p", "name: n1", false);

    assertThat(pod("p").spec().nodeName()).isEqualTo("n1");
  }

  @Test
  void dryRunBindsNothing() {
    bind("p", "name: p", "name: n1", true);

    assertThat(pod("p").spec().nodeName()).isEmpty();
  }

  @Test
  void podIsBoundOnce() {
    bind("p", "name: p", "name: n1", false);

    assertThatThrownBy(() -> bind("p", "name: p", "name: n2", false))
        .hasMessage(
            "Operation cannot be fulfilled on pods/binding \"p\": pod p is already assigned to"
                + " node \"n1\"");
  }

  @Test
  void gatedPodIsNotBound() {
    create("g", ", schedulingGates: [{name: a/b}]");

    assertThatThrownBy(() -> bind("g", "name: g", "name: n1", false))
        .hasMessage(
            "Operation cannot be fulfilled on pods/binding \"g\": pod g has non-empty"
                + " .spec.schedulingGates");
  }

  @Test
  void badBindingsAreRefused() {
    assertThatThrownBy(() -> bind("p", "name: other", "name: n1", false))
        .hasMessage("name in URL does not match name in Binding object")
        .extracting(e -> ((ApiException) e).code())
        .isEqualTo(400);
    assertThatThrownBy(() -> bind("p", "name: p", "kind: Pod, name: n1", false))
        .hasMessage(
            "target.kind: Unsupported value: \"Pod\": supported values: \"Node\", \"<empty>\"")
        .extracting(e -> ((ApiException) e).code())
        .isEqualTo(500);
    assertThatThrownBy(() -> bind("nosuch", "name: nosuch", "name: n1", false))
        .hasMessage("pods \"nosuch\" not found");
    String uid = "11111111-2222-3333-4444-555555555555";
    assertThatThrownBy(() -> bind("p", "name: p, uid: " + uid, "name: n1", false))
        .hasMessageContaining("Precondition failed: UID in precondition: " + uid);
    assertThatThrownBy(() -> bind("p", "name: p, resourceVersion: '1'", "name: n1", false))
        .hasMessageContaining("Precondition failed: ResourceVersion in precondition: 1");
  }
}
